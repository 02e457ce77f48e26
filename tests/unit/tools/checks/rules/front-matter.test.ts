import {expect, test} from 'vitest';
import {frontMatter as rule} from '../../../../../tools/checks/rules/front-matter';
import {check, frontMatter, page} from '../support';

const at = (line: number, message: string) => `docs/docs/page.md:${line} ${message}`;

test('a page without front matter', async () => {
  expect(await check(rule, page('Text.'))).toEqual([
    at(
      1,
      'The front matter cannot be read (there is no front matter): begin the page with fields between two lines "---".',
    ),
  ]);
});

test('front matter that is no YAML is reported where it breaks', async () => {
  const [finding] = await check(rule, page('---\ntitle: A\nkind: [\n---\n'));
  expect(finding).toMatch(/^docs\/docs\/page\.md:[34] The front matter cannot be read \(/);
});

test('missing fields, all at once', async () => {
  expect(await check(rule, page('---\nsidebar_position: 1\n---\n'))).toEqual([
    at(1, '"title" is missing: add it.'),
    at(1, '"description" is missing: add it.'),
    at(
      1,
      '"kind" is missing: write one of introduction, concept, reference, guide, operations, rfc, glossary, symptoms.',
    ),
    at(1, '"tags" is missing: add at least one tag.'),
  ]);
});

const bad: {name: string; fields: Record<string, string>; finding: string}[] = [
  {
    name: 'a short description',
    fields: {description: 'Too short.'},
    finding: at(3, '"description" has 10 characters: write 70 to 160.'),
  },
  {
    name: 'a long description',
    fields: {description: `${'a'.repeat(160)}.`},
    finding: at(3, '"description" has 161 characters: write 70 to 160.'),
  },
  {
    name: 'a description that is no sentence',
    fields: {description: 'a'.repeat(80)},
    finding: at(3, '"description" must be a sentence: end it with a full stop.'),
  },
  {
    name: 'a title that is no text',
    fields: {title: '404'},
    finding: at(2, '"title" must be text.'),
  },
  {
    name: 'a title with a full stop',
    fields: {title: 'Locks.'},
    finding: at(2, '"title" ends with a full stop: delete it.'),
  },
  {
    name: 'an unknown kind',
    fields: {kind: 'tutorial'},
    finding: at(
      4,
      '"kind" is "tutorial": write one of introduction, concept, reference, guide, operations, rfc, glossary, symptoms.',
    ),
  },
  {
    name: 'an unknown tag, with the nearest',
    fields: {tags: '\n  - database\n  - datalake'},
    finding: at(
      7,
      '"tags" names "datalake", which is not in docs/tags.yml: take "database" or another of the list.',
    ),
  },
  {
    name: 'a tag twice',
    fields: {tags: '\n  - database\n  - database'},
    finding: at(7, '"tags" names "database" twice: delete one.'),
  },
  {
    name: 'no tag',
    fields: {tags: '[]'},
    finding: at(5, '"tags" is empty: add at least one tag.'),
  },
  {
    name: 'a keyword twice',
    fields: {keywords: '\n  - table is locked\n  - waits forever\n  - table is locked'},
    finding: at(9, '"keywords" has "table is locked" twice: delete one.'),
  },
  {
    name: 'a long keyword',
    fields: {keywords: `\n  - ${'a'.repeat(60)}\n  - ${'a'.repeat(61)}`},
    finding: at(8, '"keywords" has a phrase of 61 characters: write 60 at most.'),
  },
  {
    name: 'too many keywords',
    fields: {keywords: Array.from({length: 23}, (_, number) => `\n  - phrase ${number}`).join('')},
    finding: at(6, '"keywords" has more than 22 phrases: delete the weakest.'),
  },
  {
    name: 'a keyword that is no text',
    fields: {keywords: '\n  - 404'},
    finding: at(7, '"keywords" must be text.'),
  },
  {
    name: 'keywords that are no list',
    fields: {keywords: 'table is locked'},
    finding: at(6, '"keywords" must be a list of phrases.'),
  },
  {
    name: 'no keyword',
    fields: {keywords: '[]'},
    finding: at(6, '"keywords" is empty: delete it, or add phrases.'),
  },
  {
    name: 'a checked reference with its protocol',
    fields: {checked: '\n  - code:packages/a.ts#a'},
    finding: at(7, '"checked" has "code:packages/a.ts#a": delete "code:".'),
  },
  {
    name: 'a checked reference twice',
    fields: {checked: '\n  - packages/a.ts\n  - packages/a.ts'},
    finding: at(8, '"checked" names "packages/a.ts" twice: delete one.'),
  },
  {
    name: 'checked that is no list',
    fields: {checked: 'packages/a.ts'},
    finding: at(
      6,
      '"checked" must be a list of references such as packages/core/core/src/Strapi.ts#Strapi.',
    ),
  },
  {
    name: 'an unknown field, with the nearest',
    fields: {side_bar_label: 'Locks'},
    finding: at(6, 'There is no field "side_bar_label": did you mean "sidebar_label"?'),
  },
  {
    name: 'a position that is no number',
    fields: {sidebar_position: 'first'},
    finding: at(6, '"sidebar_position" must be a number.'),
  },
  {
    name: 'a status without notes',
    fields: {status: 'needs-review'},
    finding: at(6, '"status" needs "review_notes": list what to review.'),
  },
  {
    name: 'notes without a status',
    fields: {review_notes: '[Check the order.]'},
    finding: at(
      6,
      '"review_notes" stand without "status: needs-review": add it, or delete the notes.',
    ),
  },
  {
    name: 'another status',
    fields: {status: 'draft', review_notes: '[Check the order.]'},
    finding: at(6, '"status" can only be "needs-review": delete it otherwise.'),
  },
  {
    name: 'a date on a page that is no RFC',
    fields: {date: '2026-01-31'},
    finding: at(6, '"date" is for pages of kind "rfc" only: delete it.'),
  },
  {
    name: 'a date in another form',
    fields: {kind: 'rfc', date: '31 January 2026'},
    finding: at(6, '"date" must be a day in the form YYYY-MM-DD.'),
  },
  {
    name: 'authors on a page that is no RFC',
    fields: {authors: '[Ada]'},
    finding: at(6, '"authors" are for pages of kind "rfc" only: delete them.'),
  },
];

for (const {name, fields, finding} of bad) {
  test(name, async () => {
    expect(await check(rule, page(frontMatter(fields)))).toEqual([finding]);
  });
}

test('rules between fields are checked beside a wrong field', async () => {
  const findings = await check(rule, page(frontMatter({title: '404', status: 'needs-review'})));
  expect(findings).toHaveLength(2);
});

const good: Record<string, Record<string, string>> = {
  'the required fields': {},
  'all optional fields': {
    keywords: '\n  - table is locked\n  - waits forever',
    sidebar_label: 'Lock',
    sidebar_position: '0.5',
    slug: '/locks',
    custom_edit_url: 'null',
    status: 'needs-review',
    review_notes: '\n  - Check the order.',
  },
  'an RFC with date and authors': {kind: 'rfc', date: '2026-01-31', authors: '[Ada]'},
};

for (const [name, fields] of Object.entries(good)) {
  test(`passes with ${name}`, async () => {
    expect(await check(rule, page(frontMatter(fields)))).toEqual([]);
  });
}
