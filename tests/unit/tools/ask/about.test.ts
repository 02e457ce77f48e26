import {describe, expect, test} from 'vitest';
import {findAbout} from '../../../../tools/ask/about';
import {Build} from '../../../../tools/ask/build';
import {describeAbout} from '../../../../tools/ask/text';
import {cron, events, writeSmallBuild} from './small-build';

const ask = async (written: string) => findAbout(new Build(await writeSmallBuild()), written);

describe('a path', () => {
  const services = 'packages/core/core/src/services/';
  const paths: [what: string, written: string, subject: string][] = [
    ['of the monorepo', cron, cron],
    ['with ./ before it', `./${cron}`, cron],
    ['absolute, with a line', `/home/me/strapi/${cron}:12`, cron],
    ['of what is installed', 'node_modules/@strapi/core/dist/services/cron.js', cron],
    ['on GitHub', `https://github.com/strapi/strapi/blob/develop/${cron}#L3-L9`, cron],
    ['that is only its end', 'services/cron.ts', cron],
    ['of a test', `${services}__tests__/cron.test.ts`, cron],
    ['as authors write it', `code:${cron}#createCronService`, `${cron}#createCronService`],
    ['of a folder', services, services],
    ['of a folder without a slash', `./${services.slice(0, -1)}`, services],
    ['of an installed folder', 'node_modules/@strapi/core/dist/services', services],
    ['of a package', 'packages/core/core', 'packages/core/core/'],
    ['that is the name of a package', '@strapi/email', 'packages/core/email/'],
    ['that is the folder of a package', 'email', 'packages/core/email/'],
  ];
  for (const [what, written, subject] of paths) {
    test(`${what} is understood`, async () => {
      const answer = await ask(written);
      expect([answer.subject, answer.isPublished]).toEqual([subject, true]);
    });
  }
});

test('a file: pages that explain it first, generated ones behind, those about its folder last; each with lines and headings', async () => {
  const answer = await ask(cron);
  expect(answer.about).toBe('file');
  expect(answer.pages.map(({title}) => title)).toEqual(['Jobs', 'Strapi', 'useCron']);
  expect(answer.pages[0]).toEqual({
    title: 'Jobs',
    route: '/docs/jobs',
    url: 'https://site.test/docs/jobs',
    citations: [
      {
        path: cron,
        symbol: 'createCronService',
        kind: 'function',
        lines: [10, 90],
        code: `https://github.com/strapi/strapi/blob/v1.2.3/${cron}#L10-L90`,
        sections: [{heading: 'THE-WAY', url: 'https://site.test/docs/jobs#the-way'}],
      },
    ],
  });
  expect(answer.package).toEqual({
    name: '@strapi/core',
    directory: 'packages/core/core/',
    introduction: {title: 'Strapi', route: '/api/Strapi', url: 'https://site.test/api/Strapi'},
  });
  expect(describeAbout(answer)).toContain(
    'Jobs: https://site.test/docs/jobs\n  createCronService, lines 10–90: “THE-WAY”\n',
  );
});

test('a symbol is found without its file, with its members', async () => {
  for (const written of ['#createCronService', 'createCronService', 'createCronService()']) {
    const answer = await ask(written);
    expect([answer.subject, answer.about]).toEqual([`${cron}#createCronService`, 'symbol']);
    expect(answer.declaredIn).toMatchObject([{path: cron, line: 10}]);
    expect(answer.pages.map(({title, citations}) => [title, citations.length])).toEqual([
      ['Jobs', 1],
      ['useCron', 2],
    ]);
  }
});

test('a member is what its owner is about, and only that', async () => {
  const answer = await ask('createCronService.add');
  expect(answer.pages.map(({title}) => title)).toEqual(['Jobs', 'useCron']);
  expect((await ask(`${cron}#add`)).pages.map(({title}) => title)).toEqual(['useCron']);
});

test('of a symbol that no page cites, the pages of its file or folder are named, and it is said', async () => {
  const answer = await ask(`${events}#createEventHub`);
  expect([answer.about, answer.pages.map(({title}) => title)]).toEqual(['folder', ['Strapi']]);
  expect(describeAbout(answer)).toContain('No page cites it; these cite a folder that it is in.');
});

test('a symbol of several files that no page cites is at least found', async () => {
  const answer = await ask('eventHub');
  expect([answer.subject, answer.about, answer.pages]).toEqual(['#eventHub', 'nothing', []]);
  expect(answer.declaredIn).toHaveLength(2);
});

test('of a file that no page cites the introduction of its package is named, if there is one', async () => {
  const core = await ask('packages/core/core/src/index.ts');
  expect([core.about, core.package?.introduction?.route]).toEqual(['nothing', '/api/Strapi']);
  expect(describeAbout(core)).toContain(
    'No page cites it.\n\nPackage @strapi/core: Strapi: https://site.test/api/Strapi\n',
  );
  const upload = await ask('packages/core/upload/server/src/services/image.ts');
  expect(upload.package).toEqual({name: '@strapi/upload', directory: 'packages/core/upload/'});
});

test('a new file of a package is no error: what is near it is named', async () => {
  const answer = await ask('packages/core/core/src/services/crn.ts');
  expect(answer).toMatchObject({
    subject: 'packages/core/core/src/services/crn.ts',
    isPublished: false,
    near: cron,
    about: 'folder',
  });
  expect(describeAbout(answer)).toContain(
    `The published source of Strapi 1.2.3 has no such file; the nearest is ${cron}.`,
  );
});

const mistakes: [what: string, written: string, message: string][] = [
  ['nothing', ' ', 'Name a file, a folder or a symbol of Strapi, such as packages/'],
  [
    'an unknown file',
    'packages/nope/cron.ts',
    `has no file or folder "packages/nope/cron.ts"; did you mean ${cron}?`,
  ],
  [
    'an unknown symbol',
    `${cron}#createCronServce`,
    `${cron} has no symbol "createCronServce"; did you mean createCronService?`,
  ],
  ['an unknown symbol of any file', '#nowhere', 'Strapi 1.2.3 has no symbol "nowhere".'],
  [
    'the end of several paths',
    'src/index.ts',
    '"src/index.ts" is the end of 2 paths in Strapi 1.2.3',
  ],
  ['a symbol of a folder', 'packages/core/core#eventHub', 'packages/core/core/ is a folder'],
];
for (const [what, written, message] of mistakes) {
  test(`${what} is answered by a sentence`, async () => {
    await expect(ask(written)).rejects.toThrow(message);
  });
}
