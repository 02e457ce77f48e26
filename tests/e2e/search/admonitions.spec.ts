import {expect, test} from '@playwright/test';
import {readHtml, readRoutes} from '../support/site';

// What of admonitions is indexed is tested with the fixture `blog`.
test('no page shows the colons of an admonition', () => {
  for (const route of readRoutes()) {
    expect(readHtml(route), route).not.toMatch(/:::(?:note|tip|info|warning|danger|caution)/u);
  }
});
