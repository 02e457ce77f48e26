import {expect, test} from 'vitest';
import {readPage} from '../../../../../src/search/plugin/read-page';

const hashLink = (id: string) =>
  `<a href=#${id} class=hash-link aria-label="Direct link to ${id}"></a>`;

/** A page as the framework writes it. */
const toHtml = (body: string, head = '') =>
  `<!doctype html><html lang=en><head><title>Doc</title>${head}</head><body><nav class=navbar>Navbar words</nav>
  <main><article><nav class=theme-doc-breadcrumbs>Home</nav><div class=theme-doc-toc-mobile><button>On this page</button></div>
  <div class="theme-doc-markdown markdown">${body}</div><footer class=theme-doc-footer>Edit this page</footer></article>
  <nav class=pagination-nav>Next</nav></main></body></html>`;

const page = toHtml(`<header><h1>Cron jobs</h1></header>
  <p>How <code>strapi.cron</code> runs <em>jobs</em>.<p data-search-ignore>Checked against 5.54.0.</p>
  <h2 class=anchor id=import>Import${hashLink('import')}</h2>
  <ul><li>one<li>two</ul><table><tr><td>cell<td>other</table>
  <pre><code><span class=token-line>const job;<br></span><span class=token-line>job.stop();<br></span></code></pre><button>Copy</button>
  <p><a href=https://example.org/cron.ts#L3-L5 class=code-reference aria-description="packages/core/core/src/services/cron.ts, lines 3–5">service</a>
  <h4 class=anchor id=detail>Detail${hashLink('detail')}</h4><p>Still of the import.
  <h3 class=anchor id=see>See also${hashLink('see')}</h3>
  <p><a class=code-reference aria-description="packages/z.ts, line 7">z</a> <a class=code-reference aria-description=packages/a,b.ts>a</a>
  <a class=code-reference aria-description=packages/z.ts>z</a> <a href=/elsewhere>elsewhere</a>`);

test('a page is cut at its headings that have an anchor, and each piece has its text', () => {
  expect(readPage(page)).toEqual([
    {anchor: '', title: 'Cron jobs', content: 'How strapi.cron runs jobs.', citedFiles: []},
    {
      anchor: '#import',
      title: 'Import',
      content:
        'one\ntwo\ncell · other\n\tconst job;\n\tjob.stop();\nservice\nDetail\nStill of the import.',
      citedFiles: ['packages/core/core/src/services/cron.ts'],
    },
    {
      anchor: '#see',
      title: 'See also',
      content: 'z a z elsewhere',
      citedFiles: ['packages/a,b.ts', 'packages/z.ts'],
    },
  ]);
});

test('a section with the title of its page is a section', () => {
  const html = toHtml(
    `<h1>Exports</h1><p>Above.<h2 id=exports>Exports${hashLink('exports')}</h2><p>Below.`,
  );
  expect(readPage(html)).toMatchObject([
    {anchor: '', content: 'Above.'},
    {anchor: '#exports', title: 'Exports', content: 'Below.'},
  ]);
});

test('a heading without anchor is text of the section above it', () => {
  const html = toHtml(
    `<h1>Page</h1><p>Above.<h2 id=one>One${hashLink('one')}</h2><p>First.<h2>Bare</h2><p>Second.`,
  );
  expect(readPage(html)).toMatchObject([
    {anchor: '', title: 'Page', content: 'Above.'},
    {anchor: '#one', title: 'One', content: 'First.\nBare\nSecond.'},
  ]);
});

test('a page without headings has its beginning', () => {
  expect(readPage(toHtml('<p>Text.'))).toMatchObject([{anchor: ''}]);
});

test('a page that no search engine may list has no sections', () => {
  expect(readPage(toHtml('<h1>Page</h1>', '<meta name=robots content="noindex, nofollow">'))).toBe(
    undefined,
  );
});

test('a row of a table is one line with its cells parted, whichever tags the minifier left out', () => {
  const rows = 'Option · What it does\n--debug · Prints more\n--silent · Prints nothing or less';
  const cells = '<li>nothing<li>or <b>l</b>ess';
  const tables = [
    `<table><thead><tr><th>Option<th>What it does<tbody><tr><td><code>--debug</code><td>Prints more<tr><td>--silent<td>Prints <ul>${cells}</ul></table>`,
    `<table><thead><tr><th>Option</th><th>What it does</th></tr></thead><tbody><tr><td><code>--debug</code></td><td>Prints more</td></tr><tr><td>--silent</td><td>Prints <ul>${cells}</ul></td></tr></tbody></table>`,
  ];
  for (const table of tables) {
    expect(readPage(toHtml(`<h1>Page</h1><p>Above.${table}<p>Below.`))).toMatchObject([
      {content: `Above.\n${rows}\nBelow.`},
    ]);
  }
});

test('code has its lines, and words of elements that stand apart are never one word', () => {
  const html =
    toHtml(`<h1>Page</h1><dl><dt>one<dd>two</dl><p>three<br>four<details><summary>five</summary>six</details>
    <div class=title>seven.ts</div><pre><code><div class=token-line><span>if</span> (a) {<br/></div><div class=token-line>  b();\n}</div></code></pre>eight`);
  expect(readPage(html)![0]!.content.split('\n')).toEqual([
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven.ts',
    '\tif (a) {',
    '\tb();',
    '\t}',
    'eight',
  ]);
});

/** A code block as the framework writes it. */
const block = (label: string, code: string) =>
  `<div class="language-text theme-code-block"><div class=codeBlockTitle>${label}</div><div><pre><code>${code}</code></pre></div></div>`;

test('what a sample printed or returned is no text of its section, what it threw is', () => {
  const html = toHtml(
    `<h1>Runs</h1>${block('Prints', 'Rye')}${block('src/a.ts – result', 'Oat')}${block('Throws', 'too long')}${block('src/prints', 'code')}`,
  );
  expect(readPage(html)![0]!.content.split('\n')).toEqual([
    'Throws',
    '\ttoo long',
    'src/prints',
    '\tcode',
  ]);
});
