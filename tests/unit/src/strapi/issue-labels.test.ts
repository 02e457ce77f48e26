import {expect, test} from 'vitest';
import {readPages} from '../../../../src/markdown/pages';
import {strapiLabelAddress} from '../../../../src/strapi';
import {packageRoles} from '../../../../src/strapi/package-roles';
import {projectDir} from '../../../paths';

const pages = readPages(projectDir);
const roles = Object.entries(packageRoles);
const labels = new Set(roles.flatMap(([, {issueLabels = []}]) => issueLabels));

/** The page that introduces a package, or, where that is a list of pages, these. */
const introductionsOf = (to: string) => {
  const [route] = to.split('#') as [string];
  const own = pages.filter((page) => page.route === route);
  return own.length > 0 ? own : pages.filter((page) => page.route.startsWith(`${route}/`));
};

test('the address of a label has its name encoded', () => {
  expect(strapiLabelAddress('source: core:database')).toBe(
    'https://github.com/strapi/strapi/labels/source%3A%20core%3Adatabase',
  );
});

test.for(roles.flatMap(([name, {page, issueLabels}]) => (page && issueLabels ? [name] : [])))(
  'the introduction of %s links its labels',
  (name) => {
    const {page, issueLabels} = packageRoles[name as keyof typeof packageRoles];
    const text = introductionsOf(page!.to)
      .map(({source}) => source)
      .join('\n');
    for (const label of issueLabels!) {
      expect(text).toContain(`[\`${label}\`](${strapiLabelAddress(label)})`);
    }
  },
);

test('a link to a label of a page goes to the label that it names', () => {
  const links = pages.flatMap(({source}) => [
    ...source.matchAll(/\[`(source: [^`]+)`\]\((https:[^)]+)\)/gu),
  ]);
  expect(links.length).toBeGreaterThan(labels.size);
  for (const [, label, address] of links) {
    expect(address).toBe(strapiLabelAddress(label!));
  }
});
