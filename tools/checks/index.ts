import {runs} from '../runs/check';
import type {Check} from './check';
import {attacked} from './lists/attacked';
import {packageMap} from './package-map';
import {references} from './references';
import {caseFirst} from './rules/case-first';
import {codeLinks} from './rules/code-links';
import {codeMap} from './rules/code-map';
import {codeReferences} from './rules/code-references';
import {counts} from './rules/counts';
import {diagramDescription} from './rules/diagram-description';
import {forbiddenWords} from './rules/forbidden-words';
import {frontMatter} from './rules/front-matter';
import {glossaryTerms} from './rules/glossary-terms';
import {headingIds} from './rules/heading-ids';
import {imageAlt} from './rules/image-alt';
import {linkLabels} from './rules/link-labels';
import {linksInSentence} from './rules/links-in-sentence';
import {markdownlint} from './rules/markdownlint';
import {placeholders} from './rules/placeholders';
import {renderedDiagrams} from './rules/rendered-diagrams';
import {requiredSections} from './rules/required-sections';
import {screens} from './rules/screens';
import {spelling} from './rules/spelling';
import {symptomRows} from './rules/symptom-rows';
import {tableHeadings} from './rules/table-headings';
import {tagSpelling} from './rules/tag-spelling';
import {trapCount} from './rules/trap-count';
import {uncomparedTables} from './rules/uncompared-tables';
import {uniqueDescription} from './rules/unique-description';
import {uniqueTitle} from './rules/unique-title';
import {unusedTags} from './rules/unused-tags';
import {wordBudget} from './rules/word-budget';
import {samples} from './samples';
import {tables} from './tables';

/** What a page is that teaches one thing, by the writing guide. */
const style: readonly Check[] = [
  requiredSections,
  wordBudget,
  caseFirst,
  trapCount,
  codeMap,
  linksInSentence,
  counts,
];

/** The rules for what people read; they need nothing but the pages. */
export const rules: readonly Check[] = [
  // Front matter and tags
  frontMatter,
  uniqueTitle,
  uniqueDescription,
  tagSpelling,
  unusedTags,
  // Structure
  ...style,
  headingIds,
  glossaryTerms,
  symptomRows,
  tableHeadings,
  // Code
  codeReferences,
  codeLinks,
  uncomparedTables,
  // Language
  linkLabels,
  forbiddenWords,
  placeholders,
  spelling,
  // Pictures
  diagramDescription,
  renderedDiagrams,
  screens,
  imageAlt,
  // Form
  markdownlint,
];

/** The comparisons with the published packages of Strapi. The first one's compiler runs beside all the others. */
const comparisons: readonly Check[] = [samples, runs, references, tables, packageMap];

/** Every check. They run in this order. */
export const checks: readonly Check[] = [...comparisons, ...rules];

/** Names for several checks at once. */
export const groups: Readonly<Record<string, readonly Check[]>> = {rules, comparisons};

/** What is no mistake, and a reviewer wants to see: `--list`. */
export const lists: readonly Check[] = [attacked];
