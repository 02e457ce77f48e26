import {describe, expect, test} from 'vitest';
import {Build} from '../../../../tools/ask/build';
import {readPage} from '../../../../tools/ask/page';
import {writeSmallBuild} from './small-build';

describe('a page is found by', () => {
  const written = [
    '/docs/jobs',
    'docs/jobs',
    '/docs/jobs/',
    '/docs/jobs.md',
    '/docs/jobs#the-way',
    '/docs/Jobs',
    'https://site.test/docs/jobs?a=b#the-way',
    'docs/docs/jobs.md',
  ];
  for (const route of written) {
    test(route, async () => {
      expect(readPage(new Build(await writeSmallBuild()), route)).toEqual({
        title: 'Jobs',
        route: '/docs/jobs',
        url: 'https://site.test/docs/jobs',
        markdown: '# Jobs\n',
      });
    });
  }
});

test('an address that leads elsewhere is followed', async () => {
  // src/redirects.ts
  const build = new Build(await writeSmallBuild());
  expect(readPage(build, '/packages/core/core').route).toBe('/api/Strapi');
});

test('below a base path, routes are found with and without it', async () => {
  const build = new Build(await writeSmallBuild('/base/'));
  for (const route of ['/docs/jobs', '/base/docs/jobs', 'https://site.test/base/docs/jobs']) {
    expect(readPage(build, route)).toMatchObject({
      route: '/base/docs/jobs',
      url: 'https://site.test/base/docs/jobs',
      markdown: '# Jobs\n',
    });
  }
});
