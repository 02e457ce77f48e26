import {expect, test} from 'vitest';
import {findMoved, movedSections} from '../../../../src/lib/moved-anchors';
import {resolveLink} from '../../../../src/markdown/links';
import {readPages} from '../../../../src/markdown/pages';
import {headingsOf} from '../../../../tools/checks/content/headings';
import {projectDir} from '../../../paths';

test('a section that has moved is found, also of the page of all exports; other anchors are not', () => {
  expect(findMoved('/docs/intro', 'words-that-mean-two-things')).toBe('/glossary');
  expect(findMoved('/exports/modules', 'behaviour')).toBe('/exports/using-the-modules#behaviour');
  expect(findMoved('/docs/intro', 'toString')).toBeUndefined();
  expect(findMoved('/toString', 'length')).toBeUndefined();
});

test('every section that has moved is at a heading of a page, and no longer on the old one', () => {
  const pages = readPages(projectDir);
  const faults = Object.entries(movedSections).flatMap(([route, sections]) => {
    const old = pages.find((page) => page.route === route);
    return Object.entries(sections).flatMap(([anchor, address]) => {
      const {page, anchor: id} = resolveLink(address, pages[0]!, pages);
      const isThere = page && (!id || headingsOf(page).some((heading) => heading.id === id));
      const isFree = old && !headingsOf(old).some((heading) => heading.id === anchor);
      return isThere && isFree ? [] : [`${route}#${anchor}: ${address}`];
    });
  });
  expect(faults).toEqual([]);
});
