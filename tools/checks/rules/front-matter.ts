import {z} from 'zod';
import type {Page} from '../../../src/markdown/pages';
import {fieldPlace} from '../../../src/markdown/field-place';
import {DESCRIPTION_LENGTH, PAGE_KINDS} from '../../../src/markdown/front-matter';
import {CODE_PROTOCOL} from '../../../src/code-references/reference';
import {sections} from '../../../src/sections';
import {nearest} from '../../../src/lib/nearest';
import {describeUnknownTag} from '../../../src/markdown/tags';
import {tagSound} from '../content/tags';
import {type Check, type Context, eachPage, type Place} from '../check';

const {min, max} = DESCRIPTION_LENGTH;

const text = () =>
  z
    .string({error: ({input}) => (input === undefined ? 'is missing: add it' : 'must be text')})
    .refine((value) => value.trim() !== '', 'is empty: fill it in');

const description = text()
  .refine((value) => !value.includes('\n'), 'has a line break: write one sentence on one line')
  .refine((value) => value.endsWith('.'), 'must be a sentence: end it with a full stop')
  .check(({value, issues}) => {
    const {length} = [...value];
    if (length < min || length > max) {
      issues.push({
        code: 'custom',
        input: value,
        message: `has ${length} characters: write ${min} to ${max}`,
      });
    }
  });

/** Makes a check of a list: what is wrong with each of its items, by itself and because it is there before. */
function eachItem(
  problemsOf: (item: string, isRepeated: boolean) => (string | false)[],
): z.core.CheckFn<string[]> {
  return ({value, issues}) => {
    for (const [index, item] of value.entries()) {
      for (const message of problemsOf(item, value.indexOf(item) < index)) {
        if (message !== false) {
          issues.push({code: 'custom', input: item, path: [index], message});
        }
      }
    }
  };
}

/** Tags of the list. Other spellings of a tag are left to the rule tag-spelling. */
function tagList({tags}: Context) {
  const keys = tags().map(({key}) => key);
  return z
    .array(text(), {
      error: ({input}) =>
        input === undefined ? 'is missing: add at least one tag' : 'must be a list',
    })
    .min(1, 'is empty: add at least one tag')
    .check(
      eachItem((tag, isRepeated) => [
        !keys.some((key) => tagSound(key) === tagSound(tag)) && describeUnknownTag(tag, keys),
        isRepeated && `names "${tag}" twice: delete one`,
      ]),
    );
}

/** The most characters of a keyword. */
const KEYWORD_LENGTH = 60;

/** The most keywords of a page. */
const KEYWORD_COUNT = 22;

const keywordList = z
  .array(text(), {error: 'must be a list of phrases'})
  .min(1, 'is empty: delete it, or add phrases')
  .max(KEYWORD_COUNT, `has more than ${KEYWORD_COUNT} phrases: delete the weakest`)
  .check(
    eachItem((keyword, isRepeated) => {
      const {length} = [...keyword];
      return [
        length > KEYWORD_LENGTH &&
          `has a phrase of ${length} characters: write ${KEYWORD_LENGTH} at most`,
        isRepeated && `has "${keyword}" twice: delete one`,
      ];
    }),
  );

const checkedList = z
  .array(text(), {
    error: 'must be a list of references such as packages/core/core/src/Strapi.ts#Strapi',
  })
  .min(1, 'is empty: delete it, or add references')
  .check(
    eachItem((name, isRepeated) => [
      name.startsWith(CODE_PROTOCOL) && `has "${name}": delete "${CODE_PROTOCOL}"`,
      isRepeated && `names "${name}" twice: delete one`,
    ]),
  );

/** Rules between fields are checked even where a field by itself is wrong, so that one run tells everything. */
const always = {when: () => true};

/** The front matter that a page may have. */
function frontMatterSchema(context: Context) {
  return z
    .strictObject({
      title: text().refine((value) => !value.endsWith('.'), 'ends with a full stop: delete it'),
      description,
      kind: z.enum(PAGE_KINDS, {
        error: ({input}) =>
          input === undefined
            ? `is missing: write one of ${PAGE_KINDS.join(', ')}`
            : `is "${String(input)}": write one of ${PAGE_KINDS.join(', ')}`,
      }),
      tags: tagList(context),
      keywords: keywordList.optional(),
      checked: checkedList.optional(),
      sidebar_position: z.number({error: 'must be a number'}).optional(),
      sidebar_label: text().optional(),
      slug: text().optional(),
      search_in: z
        .enum(
          sections.map(({id}) => id),
          {error: `must be a section: ${sections.map(({id}) => id).join(', ')}`},
        )
        .optional(),
      toc_max_heading_level: z.literal(2, {error: 'can only be 2: delete it otherwise'}).optional(),
      custom_edit_url: text().nullable().optional(),
      authors: z.array(text(), {error: 'must be a list of names'}).min(1).optional(),
      date: z.iso.date({error: 'must be a day in the form YYYY-MM-DD'}).optional(),
      status: z
        .literal('needs-review', {error: 'can only be "needs-review": delete it otherwise'})
        .optional(),
      review_notes: z
        .array(text(), {error: 'must be a list of sentences'})
        .min(1, 'is empty: say what to review')
        .optional(),
    })
    .refine(({status, review_notes: notes}) => status === undefined || notes !== undefined, {
      ...always,
      path: ['status'],
      error: 'needs "review_notes": list what to review',
    })
    .refine(({status, review_notes: notes}) => notes === undefined || status !== undefined, {
      ...always,
      path: ['review_notes'],
      error: 'stand without "status: needs-review": add it, or delete the notes',
    })
    .refine(({kind, date}) => date === undefined || kind === 'rfc', {
      ...always,
      path: ['date'],
      error: 'is for pages of kind "rfc" only: delete it',
    })
    .refine(({kind, authors}) => authors === undefined || kind === 'rfc', {
      ...always,
      path: ['authors'],
      error: 'are for pages of kind "rfc" only: delete them',
    });
}

type Schema = ReturnType<typeof frontMatterSchema>;

function issuesOf(page: Page, schema: Schema): (Place & {message: string})[] {
  const {error} = schema.safeParse(page.frontMatter);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...fieldPlace(page, key),
        message: `There is no field "${key}": did you mean "${nearest(key, Object.keys(schema.shape)).join()}"?`,
      }));
    }
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    return [{...fieldPlace(page, ...path), message: `"${path[0]}" ${issue.message}.`}];
  });
}

/** The parser counts lines from the one below the fence. */
function unreadable(error: string): Place & {message: string} {
  const [, reason = error, line = '0'] =
    /^(.*?)(?: at line (\d+), column \d+:?)?$/.exec(error) ?? [];
  return {
    line: Number(line) + 1,
    column: 1,
    message: `The front matter cannot be read (${reason}): begin the page with fields between two lines "---".`,
  };
}

/** The front matter has the fields of the writing guide, and no others. */
export const frontMatter: Check = {
  name: 'front-matter',
  check: (context) => {
    const schema = frontMatterSchema(context);
    const check = eachPage((page) =>
      page.frontMatterError ? [unreadable(page.frontMatterError)] : issuesOf(page, schema),
    );
    return check(context);
  },
};
