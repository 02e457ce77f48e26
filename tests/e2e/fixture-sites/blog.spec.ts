import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../../src/search/plugin/build-index';
import {loadIndex} from '../../../src/search/shared/load-index';
import type {SearchIndexFile} from '../../../src/search/shared/types';
import {proves} from '../../spec/statements';
import {otherBuildsDir} from '../../paths';
import {fixtureUrl} from '../support/site';
import {expect, test} from '../support/test';
import {indexFiles, openResults, readHighlights, textFiles} from '../search/widget/support';

const buildDir = path.join(otherBuildsDir, 'blog');

test(
  'labels of admonitions without title and posts of a blog are not indexed, titles are',
  proves('9.search.blog'),
  () => {
    const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
    expect(readFileSync(path.join(buildDir, 'blog/post.html'), 'utf8')).toContain('Postword');
    const tag = 'docs-default-current';
    const name = `search-index-${tag}.json`;
    expect(files.filter((each) => /search-index.*\.json$/u.test(each))).toEqual([name]);
    const file = readFileSync(path.join(buildDir, name), 'utf8');
    const {terms} = loadIndex(tag, JSON.parse(file) as SearchIndexFile);
    // "danger" stands in the title that its author wrote.
    expect(terms).toEqual(['abcde', 'danger', 'databases', 'page', 'titled', 'untitled', 'vwxyz']);
  },
);

test(
  'the terms of a result are highlighted in the article of a blog',
  proves('2.search.highlight'),
  async ({page}) => {
    // The index has no post; one that had would lead there.
    const section = {
      pageTitle: 'Announcement',
      sectionTitle: 'Announcement',
      sectionRoute: '/blog/blog/post',
      type: 'docs' as const,
      content: 'Postword',
      citedFiles: [],
      tags: [],
      sidebarParentCategories: [],
      keywords: [],
      questions: [],
      searches: [],
      names: [],
      facts: {kind: '', group: ''},
    };
    await page.route(indexFiles, (route) => route.fulfill({json: buildIndex([section])}));
    await page.route(textFiles, (route) => route.fulfill({json: {'': 'Postword'}}));
    const field = await openResults(page, 'postword', fixtureUrl('blog').href);
    await field.press('Enter');
    await expect(page.getByRole('heading', {name: 'Heading of the post'})).toBeVisible();
    await expect.poll(async () => (await readHighlights(page)).texts).toEqual(['postword']);
    const areInArticle = await page.evaluate(() =>
      ([...CSS.highlights.get('search-terms')!] as Range[]).every((range) =>
        document.querySelector('article')!.contains(range.startContainer),
      ),
    );
    expect(areInArticle).toBe(true);
  },
);
