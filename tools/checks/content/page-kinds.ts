import type {Code, Node, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import type {PageKind} from '../../../src/markdown/front-matter';
import type {PageSection} from './page-sections';

/** Something that must be in a section or on a page. */
type Substance = {
  /** In words, after "has no": `table`. */
  what: string;
  isIn(section: Pick<PageSection, 'nodes'>): boolean;
};

/** A section of the pages of a kind. The table in CONTRIBUTING.md names them all. */
export type KindSection = {
  name: string;
  /** Headings that the section may have. A section without is found by what it holds. */
  heading?: RegExp;
  /** Those headings in words, where the name alone does not say it. */
  accepts?: string;
  /** The text before the first H2 may stand for it. */
  mayBeOpening?: true;
  /** A page that does not need it has none; one that has it has it in this place. */
  isOptional?: true;
  holds?: Substance;
};

/** What the writing guide demands of the pages of a kind, and no more. */
export type KindRules = {
  /** The most words in its paragraphs. */
  words?: number;
  /** The case comes first, before the first H2, see rules/case-first.ts. */
  beginsWithCase?: true;
  /** What the page has, wherever. */
  holds?: Substance;
  /** Its sections in their order. */
  sections: readonly KindSection[];
};

function has<Type extends Node['type']>(
  {nodes}: Pick<PageSection, 'nodes'>,
  type: Type,
  test: (node: Node & {type: Type}) => boolean,
): boolean {
  let found = false;
  visit({type: 'root', children: nodes}, type, (node) => {
    if (test(node as unknown as Node & {type: Type})) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

const diagram: Substance = {
  what: 'Mermaid diagram',
  isIn: (section) => has(section, 'code', (node) => (node as Code).lang === 'mermaid'),
};

const sample: Substance = {
  what: 'code block with a sample',
  isIn: (section) => has(section, 'code', (node) => (node as Code).lang !== 'mermaid'),
};

const numberedSteps: Substance = {
  what: 'numbered list, and no numbered H3 headings',
  isIn: ({nodes}) =>
    nodes.some((node) => node.type === 'list' && node.ordered) ||
    nodes.filter(
      (node) => node.type === 'heading' && node.depth === 3 && /^\d+\. /.test(toString(node)),
    ).length > 1,
};

const date: Substance = {
  what: 'date',
  isIn: (section) => has(section, 'text', (node) => /\bdate\b/i.test((node as Text).value)),
};

const traps: KindSection = {name: 'Traps', heading: /\btraps\b/i, isOptional: true};

/** What each kind demands. */
export const kindRules: Record<PageKind, KindRules> = {
  introduction: {
    words: 900,
    beginsWithCase: true,
    sections: [
      {
        name: 'What it owns and what it does not',
        heading: /^what\b/i,
        accepts: '"What …"',
      },
      {
        name: 'Its parts',
        heading: /\b(?:parts|packages|map)\b/i,
        accepts: 'a heading with "parts", "packages" or "map"',
      },
      {name: 'Where to start reading', heading: /^where to\b/i, accepts: '"Where to …"'},
    ],
  },
  concept: {
    words: 1400,
    beginsWithCase: true,
    holds: diagram,
    sections: [
      {name: 'The idea', heading: /^the idea\b/i, isOptional: true},
      {
        name: 'The way',
        accepts: 'any section with a numbered list or numbered H3 headings',
        holds: numberedSteps,
      },
      {name: 'Change it', heading: /^change\b/i, accepts: '"Change …"'},
      traps,
      {
        name: 'How it is tested',
        heading: /\btest(?:s|ed|ing)?\b/i,
        accepts: 'a heading with "tests", "tested" or "testing"',
      },
    ],
  },
  reference: {
    words: 700,
    holds: sample,
    sections: [
      {
        name: 'Purpose',
        heading: /^purpose\b/i,
        accepts: 'the text before the first H2',
        mayBeOpening: true,
      },
      {name: 'Import', heading: /^import\b/i, isOptional: true},
      {name: 'Sample', heading: /^(?:samples?|examples?)\b/i, isOptional: true},
      {
        name: 'Signature, parameters, result',
        heading:
          /^(?:signatures?|parameters?|arguments?|options|props|properties|members|methods|results?|returns?)\b/i,
        isOptional: true,
      },
      {
        name: 'Behaviour and errors',
        heading: /^(?:behaviour|errors?)\b/i,
        isOptional: true,
      },
      traps,
    ],
  },
  guide: {
    words: 1400,
    sections: [
      {
        name: 'For whom',
        heading: /^(?:who\b.*\bfor|for whom)\b/i,
        accepts: '"Who … for" or the text before the first H2',
        mayBeOpening: true,
      },
      {
        name: 'Steps',
        accepts: 'any section with a numbered list or numbered H3 headings',
        holds: numberedSteps,
      },
      {name: 'Checks', heading: /^checks?\b/i, accepts: '"Checks …"'},
      {name: 'Troubleshooting', heading: /^troubleshooting\b/i, isOptional: true},
    ],
  },
  operations: {
    words: 900,
    beginsWithCase: true,
    sections: [
      {
        name: 'Symptom',
        heading: /^symptoms?\b/i,
        accepts: '"Symptom …" or the text before the first H2',
        mayBeOpening: true,
      },
      {
        name: 'How to confirm',
        heading: /\bconfirm\b/i,
        accepts: 'a heading with "confirm"',
      },
      {name: 'Cause', heading: /^(?:causes?|why)\b/i, accepts: '"Cause …" or "Why …"'},
      {
        name: 'Repair',
        heading: /\brepair\b/i,
        accepts: 'a heading with "repair"',
        holds: numberedSteps,
      },
      {name: 'How to prevent it', heading: /\bprevent\b/i, accepts: 'a heading with "prevent"'},
    ],
  },
  rfc: {
    sections: [
      {name: 'Status', heading: /^status$/i, holds: date},
      {name: 'Summary', heading: /^summary$/i},
      {name: 'Motivation', heading: /^motivation$/i},
      {name: 'Detailed design', heading: /^detailed design$/i},
      {name: 'Trade-offs', heading: /^trade-offs$/i},
      {name: 'Alternatives', heading: /^alternatives$/i},
      {name: 'What was built', heading: /^what was built$/i},
    ],
  },
  // Its words have a rule of their own, rules/glossary-terms.ts.
  glossary: {sections: []},
  // Its rows have one too, rules/symptom-rows.ts.
  symptoms: {sections: []},
};

/** Tells whether pages of this kind describe code. */
export function isAboutCode(kind: PageKind): boolean {
  return kind !== 'guide' && kind !== 'rfc';
}

/** Tells whether a page is about one export, or the index of all: `npm run exports` asks for what these need. */
export function isGenerated({file}: {file: string}): boolean {
  return file.startsWith('exports/') && file !== 'exports/using-the-modules.md';
}
