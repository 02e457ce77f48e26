import {optimize as runSvgo} from 'svgo';

/**
 * Returns an SVG in the fewest bytes that look the same. Paths are not merged, because that would change what is painted over
 * what.
 *
 * @throws when a transformation is left in it
 */
export function optimize(svg: string): string {
  const {data} = runSvgo(svg, {
    multipass: true,
    plugins: [
      {name: 'convertTransform', params: {transformPrecision: 6, floatPrecision: 4}},
      {name: 'moveGroupAttrsToElems'},
      {name: 'collapseGroups'},
      {name: 'convertPathData', params: {floatPrecision: 1, transformPrecision: 6}},
      {name: 'cleanupNumericValues', params: {floatPrecision: 1}},
    ],
  });
  if (data.includes('transform=')) {
    throw new Error('A transformation is left in the stored diagram');
  }
  return data;
}
