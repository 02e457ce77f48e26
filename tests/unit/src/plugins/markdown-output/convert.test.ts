import {expect, test} from 'vitest';
import {parseContent, toMarkdown} from '../../../../../src/plugins/markdown-output/convert';

const convert = (html: string, diagrams: readonly string[] = []): string =>
  toMarkdown(
    parseContent(
      `<body><nav>Menu</nav><main><div class="theme-doc-markdown">${html}</div></main></body>`,
    ),
    {
      toAddress: (href) => new URL(href, 'https://site.test/docs/').href,
      diagrams,
    },
  );

test('links are whole, words of the glossary are words, and what is for browsers is gone', () => {
  expect(
    convert(
      '<h2>One<a class="hash-link" href="#one">​</a></h2><p>See <a href="/b#c">b</a>, a <a class="term" href="/glossary">row</a>, <code>use<wbr/>Form</code>.</p><button>Copy</button><p data-search-ignore>9 min</p>',
    ),
  ).toBe('## One\n\nSee [b](https://site.test/b#c), a row, `useForm`.\n');
});

test('a code block keeps its lines, its language and its title', () => {
  expect(
    convert(
      '<div class="theme-code-block"><div class="codeBlockTitle_x1">a.ts</div><div><pre class="prism-code language-ts"><code><div class="token-line"><span>if</span> (a) {<br/></div><div class="token-line"><br/></div><div class="token-line">}<br/></div></code></pre></div></div>',
    ),
  ).toBe('**a.ts**\n\n```ts\nif (a) {\n\n}\n```\n');
});

test('a code block with a fence in it has a longer fence', () => {
  expect(convert('<pre><code>```ts\na\n```</code></pre>')).toBe('````\n```ts\na\n```\n````\n');
});

test('foldings and admonitions are unfolded, below what they are called', () => {
  expect(
    convert(
      '<details><summary>More</summary><p>Text.</p></details><div class="theme-admonition"><div class="admonitionHeading_x1">It loops</div><div class="admonitionContent_x1"><p>You see: nothing.</p></div></div>',
    ),
  ).toBe('**More**\n\nText.\n\n> **It loops**\n>\n> You see: nothing.\n');
});

test('a diagram is its title, its words and its source', () => {
  expect(
    convert(
      '<figure class="diagram" data-search-ignore><svg class="diagram-picture" role="img" aria-label="Way"><text>a</text></svg><details><summary>Diagram in words</summary><p>a leads to b.</p></details></figure>',
      ['graph TD\n  a --> b'],
    ),
  ).toBe('**Diagram: Way**\n\na leads to b.\n\n```mermaid\ngraph TD\n  a --> b\n```\n');
});

test('of a picture in two colour modes there is one, and a bar in a cell ends no cell', () => {
  expect(
    convert(
      '<figure><img class="screen-light" src="/a.webp" alt="List"><img class="screen-dark" src="/b.webp" alt="List"></figure><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a | b</code></td></tr></tbody></table>',
    ),
  ).toBe('![List](https://site.test/a.webp)\n\n| A |\n| - |\n| `a \\| b` |\n');
});
