import {expect, test} from 'vitest';
import {findCitingSections} from '../../../../../src/plugins/markdown-output/citing-sections';
import {parseContent} from '../../../../../src/plugins/markdown-output/convert';

const link = (href: string): string => `<a class="code-reference" href="${href}">x</a>`;
const heading = (level: number, id: string, text: string): string =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}">​</a></h${level}>`;

test('code belongs to the heading above it, of any level, and is cited there once', () => {
  const sections = findCitingSections(
    parseContent(
      `<main><article><div class="theme-doc-markdown"><header><h1>Jobs</h1></header>
<p>${link('/lead')}</p>${heading(2, 'way', 'The <code>way</code>')}
<p>${link('/a')} ${link('/a')} <a href="/page">page</a></p>${heading(2, 'none', 'Nothing')}
${heading(4, 'deep', 'Deep\n  down')}<table><tr><td>${link('/b')}</td></tr></table>
<details><a href="/foot">file</a></details></div>${link('/outside')}</article></main>`,
    ),
  );
  expect(sections.map((section) => ({...section, hrefs: [...section.hrefs]}))).toEqual([
    {heading: '', hrefs: ['/lead']},
    {anchor: 'way', heading: 'The way', hrefs: ['/a']},
    {anchor: 'deep', heading: 'Deep down', hrefs: ['/b']},
  ]);
});
