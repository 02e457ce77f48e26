import {expect, test} from 'vitest';
import {readPages} from '../../../../../src/markdown/pages';
import {MAP_PAGE} from '../../../../../tools/package-map/page';
import {packageMap} from '../../../../../tools/checks/package-map';
import {prepareSource} from '../../../../../tools/strapi/source';
import {SourceTree} from '../../../../../tools/strapi/resolve';
import {makeContext, page, projectDir} from '../support';

const {source: text} = readPages(projectDir).find(({file}) => file === MAP_PAGE)!;

async function findings(source: string): Promise<string[]> {
  const tree = new SourceTree(await prepareSource());
  const context = makeContext([page(source, MAP_PAGE)], {source: async () => tree});
  return (await packageMap.check(context)).map(({line, message}) => `${line} ${message}`);
}

test('the map of the site is what the published packages say', async () => {
  expect(await findings(text)).toEqual([]);
});

test('an arrow that no package.json has is found, and a part that is missing', async () => {
  expect(await findings(text.replace('core --> admin', 'core --> upload'))).toEqual([
    expect.stringMatching(/^\d+ The part "framework" is not what/u),
  ]);
  expect(await findings(text.replace('package-map: plugins -->', 'package-map: gone -->'))).toEqual(
    [
      expect.stringContaining('The part "gone" is not what'),
      expect.stringContaining('The part "plugins" is missing'),
    ],
  );
});
