import {expect, test} from 'vitest';
import {optimize} from '../../../../tools/diagrams/optimize';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test('moves and turns paths into their places, in few digits', () => {
  expect(
    optimize(svg('<path class="s-ink" transform="matrix(1 0 0 1 10 20)" d="M0.123 0L 10.04 0"/>')),
  ).toBe(svg('<path class="s-ink" d="M10.1 20h10"/>'));
});

test('keeps the order of painting', () => {
  const paths = '<path class="f-ink" d="M0 0h1v1z"/><path class="f-ink" d="M5 5h1v1z"/>';
  expect(optimize(svg(paths)).match(/<path/gu)).toHaveLength(2);
});

test('refuses a transformation that it cannot write into the element', () => {
  expect(() => optimize(svg('<text transform="rotate(45)">a</text>'))).toThrow('transformation');
});
