import type {Page} from '../../src/markdown/pages';
import {codeLinks} from './rules/code-links';
import {codeReferences} from './rules/code-references';
import {diagramDescription} from './rules/diagram-description';
import {forbiddenWords} from './rules/forbidden-words';
import {frontMatter} from './rules/front-matter';
import {headingIds} from './rules/heading-ids';
import {headingOrder} from './rules/heading-order';
import {imageAlt} from './rules/image-alt';
import {linkLabels} from './rules/link-labels';
import {markdownlint} from './rules/markdownlint';
import {placeholders} from './rules/placeholders';
import {requiredSectionsRule} from './rules/required-sections';
import {spelling} from './rules/spelling';
import {tagSpelling} from './rules/tag-spelling';
import {uniqueDescription} from './rules/unique-description';
import {uniqueTitle} from './rules/unique-title';
import {unusedTags} from './rules/unused-tags';
import type {Context, Finding, Rule} from './types';

/** Every rule; their order is that of findings on one line. */
export const rules: readonly Rule[] = [
  // Front matter and tags
  frontMatter,
  uniqueTitle,
  uniqueDescription,
  tagSpelling,
  unusedTags,
  // Structure
  requiredSectionsRule,
  headingOrder,
  headingIds,
  // Code
  codeReferences,
  codeLinks,
  // Language
  linkLabels,
  forbiddenWords,
  placeholders,
  spelling,
  // Pictures
  diagramDescription,
  imageAlt,
  // Form
  markdownlint,
];

/** Runs every rule over the pages and gives all findings, by file, line and rule. */
export async function lintContent(pages: readonly Page[], context: Context): Promise<Finding[]> {
  const findings = await Promise.all(
    rules.map(async ({name, check}) =>
      (await check(pages, context)).map((violation) => ({...violation, rule: name})),
    ),
  );
  // The sort is stable, so that rules keep their order on a line.
  return findings
    .flat()
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
