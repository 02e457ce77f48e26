import type {Link, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {GLOSSARY_FILE} from '../../../../../src/glossary/terms';
import remarkGlossary from '../../../../../src/plugins/glossary/remark';
import {writeFiles} from '../../../support/files';

const glossary =
  '---\ntitle: Glossary\n---\n\n## Content {#content}\n\nWords.\n\n### Document {#document}\n\nThe rows with one `documentId`.\n\n### Row {#row}\n\n| A |\n| --- |\n';

/** The links of a page by their addresses. */
function linksIn(markdown: string): Map<string, Link> {
  const siteDir = writeFiles('site', {[GLOSSARY_FILE]: glossary});
  const processor = unified().use(remarkParse).use(remarkGlossary(siteDir));
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  const links = new Map<string, Link>();
  visit(tree, 'link', (link) => {
    links.set(link.url, link);
  });
  return links;
}

test('a link to a word has its definition as text', () => {
  const link = linksIn('A [document](/glossary#document).').get('/glossary#document');
  expect(link?.data?.hProperties).toEqual({
    className: ['term'],
    'aria-description': 'The rows with one documentId.',
  });
});

test('links to the page, to a group, to no word, and to a word without a definition stay links', () => {
  const links = linksIn(
    '[a](/glossary) [b](/glossary#content) [c](/glossary#gone) [d](/glossary#row) [e](/database#document)',
  );
  expect([...links.values()].map(({data}) => data)).toEqual(
    Array.from({length: 5}, () => undefined),
  );
});
