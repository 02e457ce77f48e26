import {expect, test} from 'vitest';
import {normalise} from '../../../../tools/runs/normalise';

test('times, tokens and durations differ from run to run', () => {
  expect(normalise('at 2026-01-15T09:00:00.000Z, 17:04:55')).toBe('at <time>, <time>');
  expect(normalise('Bearer eyJhbGciOi.eyJpZCI6MX0.abc-_1')).toBe('Bearer <token>');
  expect(normalise('took 12 ms')).toBe('took <duration>');
});

test('a document id stays the same one', () => {
  const [one, other] = ['d470eyxy59ujvzt2txz3skf1', 'idgf4oftanbek1d86scsdqan'];
  expect(normalise(`${one} ${other} ${one}`)).toBe('<document 1> <document 2> <document 1>');
  expect(normalise(`${one} ${one}`)).not.toBe(normalise(`${one} ${other}`));
});

test('what a page states is kept', () => {
  const text = 'row 11 of api::article.article, 12 of 14, aVeryLongIdentifierOfTheCode';
  expect(normalise(text)).toBe(text);
});
