import {beforeAll, expect, test} from 'vitest';
import {parsePage} from '../../../../../src/markdown/pages';
import {runPages} from '../../../../../tools/runs/run-pages';
import {installPinned} from '../../../../../tools/strapi/install';
import {buildDriverIfMissing} from '../../../../../tools/strapi/driver.mjs';
import {INSTALL_TIMEOUT} from '../../checks/published/timeout';

beforeAll(async () => {
  await installPinned();
  await buildDriverIfMissing();
}, INSTALL_TIMEOUT);

const fence = (opening: string, ...lines: string[]) => [`\`\`\`${opening}`, ...lines, '```', ''];

/** What a run finds, as `line message`; the page begins at line 4. */
async function run(...lines: string[]): Promise<string[]> {
  const source = ['---', 'title: Page', '---', ...lines].join('\n');
  const {problems} = await runPages([parsePage('docs/docs/page.md', source)]);
  return problems.map(({line, message}) => `${line} ${message}`);
}

test(
  'samples share their names, and a page that is right has no finding',
  {timeout: INSTALL_TIMEOUT},
  async () => {
    const findings = await run(
      ...fence(
        'ts run',
        "const articles = strapi.documents('api::article.article');",
        "const { documentId } = await articles.create({ data: { title: 'Cake' } });",
        "strapi.log.info('created');",
      ),
      ...fence('text result', 'info: created'),
      ...fence('ts run', "await articles.publish({ documentId, locale: 'en' });"),
      ...fence('json result partial', '{"entries": [{"title": "Cake", "locale": "en"}]}'),
      "<!-- rows: articles id title published_at where document_id = '{documentId}' -->",
      '| Row | Title | Published |',
      '| --- | --- | --- |',
      '| 14 | Cake | – |',
      '| 15 | Cake | 09:02:01 |',
      '',
      ...fence(
        'ts run throws="ValidationError: title must be a `string` type, but the final value was: `null`."',
        'await articles.update({ documentId, data: { title: null as never } });',
      ),
      ...fence(
        'http run partial',
        'GET /api/articles/{documentId} HTTP/1.1',
        '',
        'HTTP/1.1 200 OK',
        'Content-Type: application/json; charset=utf-8',
        '',
        '{"data": {"title": "Cake"}}',
      ),
    );
    expect(findings).toEqual([]);
  },
);

test(
  'what differs, throws or does not start is a finding at its line',
  {timeout: INSTALL_TIMEOUT},
  async () => {
    const findings = await run(
      ...fence('ts run', 'console.log(1 + 1);'),
      ...fence('text result', '3'),
      ...fence('ts run', 'const a: number = 1;', '', "throw new Error('oh ' + a);"),
      ...fence('ts run throws="Error: nothing"', 'export {};'),
    );
    expect(findings).toEqual([
      expect.stringMatching(/^8 The result of the run differs\.[^]*-3\n\s*\+2$/),
      expect.stringMatching(/^15 The sample throws Error: oh 1/),
      '18 The sample did not throw.',
    ]);
    const failed = await run(
      ...fence(
        'ts run title="src/index.ts"',
        "export default { register() { throw new Error('no'); } };",
      ),
    );
    expect(failed).toEqual(['4 Strapi did not start: no']);
  },
);
