import type {Code, Node, Table, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import type {PageKind} from '../../../src/markdown/front-matter';
import type {PageSection} from './page-sections';

/** Something that must stand in a section. */
type Substance = {
  /** In words, after "has no": `table`. */
  what: string;
  isIn(section: PageSection): boolean;
};

/** A section that pages of a kind must have. The table in CONTRIBUTING.md names them all. */
export type RequiredSection = {
  name: string;
  /** Headings that the section may have. A section without is found by what it holds. */
  heading?: RegExp;
  /** Those headings in words, where the name alone does not say it. */
  accepts?: string;
  /** The text before the first H2 may stand for it. */
  mayBeOpening?: true;
  /** It may share its place with the section before or after it. */
  mayShare?: true;
  /** No other section may follow. */
  isLast?: true;
  holds?: Substance;
};

function has<Type extends Node['type']>(
  {nodes}: PageSection,
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

function hasFence(section: PageSection, ...languages: string[]): boolean {
  return has(section, 'code', (node) => languages.includes((node as Code).lang ?? ''));
}

const diagram: Substance = {
  what: 'Mermaid diagram',
  isIn: (section) => hasFence(section, 'mermaid'),
};

const typescript: Substance = {
  what: 'ts or tsx code block',
  isIn: (section) => hasFence(section, 'ts', 'tsx'),
};

const signature: Substance = {
  what: 'ts or tsx code block, and no table (for a module)',
  isIn: (section) => hasFence(section, 'ts', 'tsx') || has(section, 'table', () => true),
};

const codeMapTable: Substance = {
  what: 'table "File | Symbol | What it does" with a row',
  isIn: (section) =>
    has(section, 'table', (node) => {
      const [header, ...rows] = (node as Table).children;
      const [file, symbol, ...more] = header?.children.map((cell) => toString(cell)) ?? [];
      return file === 'File' && symbol === 'Symbol' && more.length > 0 && rows.length > 0;
    }),
};

const numberedSteps: Substance = {
  what: 'numbered list, and no numbered H3 headings',
  isIn: (section) =>
    section.nodes.some((node) => node.type === 'list' && node.ordered) ||
    section.nodes.filter(
      (node) => node.type === 'heading' && node.depth === 3 && /^\d+\. /.test(toString(node)),
    ).length > 1,
};

const date: Substance = {
  what: 'date',
  isIn: (section) => has(section, 'text', (node) => /\bdate\b/i.test((node as Text).value)),
};

const codeMap: RequiredSection = {
  name: 'Code map',
  heading: /^code map$/i,
  isLast: true,
  holds: codeMapTable,
};

/** The sections of each kind, in their order. */
export const requiredSections: Record<PageKind, readonly RequiredSection[]> = {
  introduction: [
    {
      name: 'What it is responsible for',
      heading: /^what\b.*\b(?:responsible|covers?|does|owns?|is not)\b/i,
      accepts: '"What … is responsible for", "covers", "does", "owns" or "is not"',
    },
    {
      name: 'How a request reaches it',
      heading: /^how\b.*\breach(?:es)?\b/i,
      accepts: '"How … reach(es) …"',
      holds: diagram,
    },
    {name: 'Its parts', heading: /\bparts\b/i, accepts: 'a heading with "parts"'},
    {name: 'Where to start reading', heading: /^where to start\b/i, accepts: '"Where to start …"'},
    codeMap,
  ],
  design: [
    {
      name: 'Summary',
      heading: /^summary\b/i,
      accepts: '"Summary" or the text before the first H2',
      mayBeOpening: true,
    },
    {
      name: 'Diagram',
      accepts: 'a Mermaid diagram in the summary, in "How it works" or between them',
      mayShare: true,
      holds: diagram,
    },
    {
      name: 'How it works',
      heading: /^how\b(?!.*\btest)|^what happens\b|\bin execution order\b/i,
      accepts: '"How …", "What happens …" or "… in execution order"',
    },
    {
      name: 'Data shapes',
      heading: /\b(?:data|shapes?|tables?|columns?|types?|payloads?|state|stored)\b/i,
      accepts:
        'a heading with "data", "shapes", "tables", "columns", "types", "payload" or "state"',
    },
    {
      name: 'Extension points',
      heading: /\bexten(?:d|ding|sion)\b/i,
      accepts: 'a heading with "extension", "extend" or "extending"',
    },
    {
      name: 'Invariants and traps',
      heading: /\b(?:invariants?|traps?)\b/i,
      accepts: 'a heading with "invariants" or "traps"',
    },
    {
      name: 'Tests',
      heading: /\btest(?:s|ed|ing)?\b/i,
      accepts: 'a heading with "tests", "tested" or "testing"',
    },
    codeMap,
  ],
  reference: [
    {
      name: 'Purpose',
      heading: /^purpose\b/i,
      accepts: '"Purpose" or the text before the first H2',
      mayBeOpening: true,
    },
    {name: 'Import', heading: /^import\b/i, holds: typescript},
    {name: 'Signature', heading: /^signatures?\b/i, holds: signature},
    {
      name: 'Parameters and result',
      heading:
        /^(?:parameters?|arguments?|options|props|properties|members|methods|results?|exported names)\b/i,
      accepts:
        'a heading that begins with "Parameters", "Arguments", "Options", "Props", "Properties", "Members", "Methods", "Result" or "Exported names"',
    },
    {name: 'Sample', heading: /^samples?\b/i, holds: typescript},
    {name: 'Behaviour', heading: /^behaviour\b/i},
    {name: 'Who uses it', heading: /^who uses\b/i, accepts: '"Who uses …"'},
    codeMap,
  ],
  guide: [
    {name: 'Who it is for', heading: /^who\b.*\bfor\b/i, accepts: '"Who … for"'},
    {
      name: 'Prerequisites',
      heading: /^(?:prerequisites|before you|what you need)\b/i,
      accepts: '"Prerequisites", "Before you …" or "What you need …"',
    },
    {
      name: 'Steps',
      accepts: 'any section with a numbered list or numbered H3 headings',
      holds: numberedSteps,
    },
    {name: 'Checks', heading: /^checks?\b/i, accepts: '"Checks …"'},
    {name: 'Troubleshooting', heading: /^troubleshooting\b/i},
  ],
  rfc: [
    {name: 'Status', heading: /^status$/i, holds: date},
    {name: 'Summary', heading: /^summary$/i},
    {name: 'Motivation', heading: /^motivation$/i},
    {name: 'Detailed design', heading: /^detailed design$/i},
    {name: 'Trade-offs', heading: /^trade-offs$/i},
    {name: 'Alternatives', heading: /^alternatives$/i},
    {name: 'What was built', heading: /^what was built$/i},
  ],
  // Its words have a rule of their own, rules/glossary-terms.ts.
  glossary: [],
};

/** Tells whether pages of this kind describe code. */
export function isAboutCode(kind: PageKind): boolean {
  return kind === 'introduction' || kind === 'design' || kind === 'reference';
}

/** Tells whether a page is about one export, or the index of all: `npm run exports` asks for what these need. */
export function isGenerated({file}: {file: string}): boolean {
  return file.startsWith('exports/') && file !== 'exports/using-the-modules.md';
}
