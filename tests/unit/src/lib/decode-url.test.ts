import {expect, test} from 'vitest';
import {decodeUrlPart} from '../../../../src/lib/decode-url';

test('percent-encoded text is decoded', () => {
  expect(decodeUrlPart('caf%C3%A9%20%23')).toBe('café #');
});

test('text that is not encoded properly is returned as it is', () => {
  for (const part of ['100%', '%E0%A4%A', '%', '%zz']) {
    expect(decodeUrlPart(part)).toBe(part);
  }
});
