import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {didYouMean} from '../../../src/lib/nearest';
import {FENCE_SETTINGS, readFenceParts} from '../../../src/remark/fence-settings';
import {placeOf, type Problem} from '../check';

/** A code fence of a page with what its opening line declares. */
export type Fence = {
  /** File of the page, relative to the folder that holds the sections. */
  file: string;
  /** Line of the opening fence; the code begins one below. */
  line: number;
  /** Column of the opening fence, which is more than 1 in a list. */
  column: number;
  language: string;
  code: string;
  /** The `title` above the sample, often the file it stands for. */
  title?: string;
  /** Codes of the compiler errors that the sample teaches. */
  errors: string[];
  /** Why the sample cannot compile, if it says so. */
  fragment?: string;
  /** It is executed, in the order of the page. */
  isRun: boolean;
  /** A published declaration on a generated page, which names types that no package exports; it is not compiled. */
  isSignature: boolean;
};

/** What happens to the fences of each language. A language that is not here is a finding. */
const languages: Record<string, 'compile' | 'refuse' | 'json' | 'shell' | 'yaml' | 'none'> = {
  ts: 'compile',
  tsx: 'compile',
  // Samples are TypeScript: the compiler would let most mistakes in JavaScript pass.
  js: 'refuse',
  jsx: 'refuse',
  json: 'json',
  sh: 'shell',
  bash: 'shell',
  yaml: 'yaml',
  css: 'none',
  diff: 'none',
  html: 'none',
  http: 'none',
  ini: 'none',
  md: 'none',
  mermaid: 'none',
  sql: 'none',
  text: 'none',
};

/** The pages that `npm run exports` generates; it checks that their signatures are the published ones. */
const generatedPages = /^exports\//;

function readSettings(meta: string): {values: Map<string, string>; unknown: string[]} {
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const {text, name, value} of readFenceParts(meta)) {
    if (name && FENCE_SETTINGS.includes(name)) {
      values.set(name, value);
    } else if (!text.startsWith('{')) {
      unknown.push(name ?? text);
    }
  }
  return {values, unknown};
}

/** True when the fences of this language are code that has to compile or to say why it cannot. */
export function isCompiled({language, isSignature}: Fence): boolean {
  return languages[language] === 'compile' && !isSignature;
}

/** True when the language of the fence is one that this tool looks into in this way. */
export function isChecked({language}: Fence, kind: 'json' | 'shell' | 'yaml'): boolean {
  return languages[language] === kind;
}

function checkLanguage({language, fragment}: Fence): string | undefined {
  const kind = languages[language];
  if (!language) {
    return 'This code block names no language. Name it after the opening fence; plain output is "text".';
  }
  if (!kind) {
    return `Unknown language "${language}".${didYouMean(language, Object.keys(languages))} Add it to tools/checks/samples/fences.ts if the highlighter knows it.`;
  }
  if (kind === 'refuse' && !fragment) {
    return `Samples are TypeScript: write this one as ${language.replace('js', 'ts')}, or say why it cannot be with fragment="reason".`;
  }
  return undefined;
}

const codePattern = /^TS\d{4,5}$/;

function readCodes(values: Map<string, string>): string[] {
  return (values.get('error') ?? '').split(/[\s,]+/).filter(Boolean);
}

function checkDeclarations(fence: Fence, values: Map<string, string>): string[] {
  const messages: string[] = [];
  const canFail = isCompiled(fence) || languages[fence.language] === 'refuse';
  if (values.get('error') && !isCompiled(fence)) {
    messages.push('error="…" belongs on ts and tsx fences only. Remove it.');
  }
  if (values.has('fragment') && !canFail) {
    messages.push('fragment="…" belongs on ts and tsx fences only. Remove it.');
  }
  if (values.has('fragment') && !fence.fragment) {
    messages.push('fragment="…" is empty. Say why the sample cannot compile.');
  }
  if (values.has('error') && values.has('fragment')) {
    messages.push('A fragment is not compiled, so it cannot declare an error. Remove one of both.');
  }
  if (isCompiled(fence) && values.has('error') && readCodes(values).length === 0) {
    messages.push('error="…" is empty. Name the code of the error, such as error="TS2339".');
  }
  for (const code of readCodes(values).filter((name) => !codePattern.test(name))) {
    messages.push(
      `error="${code}" is no code of the compiler. Write it like this: error="TS2339".`,
    );
  }
  return messages;
}

/** What the words of the runner ask of a fence: the languages they belong on, and the words they need. */
const runWords: Record<string, {on: string[]; needs?: string[]}> = {
  run: {on: ['ts', 'http']},
  hidden: {on: ['ts', 'http', 'text', 'json'], needs: ['run', 'result', 'error']},
  throws: {on: ['ts'], needs: ['run']},
  result: {on: ['text', 'json']},
  rows: {on: ['text'], needs: ['result']},
  partial: {on: ['json', 'http'], needs: ['run', 'result', 'error']},
};

function checkRunWords({language, fragment, errors}: Fence, values: Map<string, string>): string[] {
  const wrong = Object.entries(runWords).flatMap(([word, {on, needs}]) => {
    if (!values.has(word)) {
      return [];
    }
    if (!on.includes(language)) {
      return [`"${word}" belongs on ${on.join(' and ')} fences only. Remove it.`];
    }
    return needs && !needs.some((need) => values.has(need))
      ? [`"${word}" says nothing without ${needs.join(' or ')}. Add it, or remove "${word}".`]
      : [];
  });
  const cannotRun = values.has('run') && (fragment !== undefined || errors.length > 0);
  return cannotRun ? [...wrong, 'A sample that does not compile cannot run. Remove "run".'] : wrong;
}

/** These comments would hide any error, the undeclared ones included. */
function checkComments(fence: Fence): {offset: number; message: string}[] {
  return fence.code.split('\n').flatMap((line, offset) => {
    const [, comment] = line.match(/(?:\/\/|\/\*)\s*(@ts-(?:expect-error|ignore|nocheck))\b/) ?? [];
    return comment
      ? [
          {
            offset,
            message: `${comment} hides every error below it. Declare the one you teach on the opening line: error="TS2339".`,
          },
        ]
      : [];
  });
}

function readFence(file: string, node: Code): {fence: Fence; problems: Problem[]} {
  const {values, unknown} = readSettings(node.meta ?? '');
  const fence: Fence = {
    file,
    ...placeOf(node),
    language: node.lang ?? '',
    code: node.value,
    title: values.get('title'),
    errors: readCodes(values).filter((code) => codePattern.test(code)),
    fragment: values.get('fragment')?.trim() || undefined,
    isRun: values.has('run'),
    isSignature: values.has('signature') && generatedPages.test(file),
  };
  const languageMessage = checkLanguage(fence);
  const messages = [
    ...(languageMessage
      ? [languageMessage]
      : [...checkDeclarations(fence, values), ...checkRunWords(fence, values)]),
    ...(values.has('signature') && !fence.isSignature
      ? ['"signature" is for the generated pages of exports/. Make the sample compile.']
      : []),
    ...unknown.map(
      (name) =>
        `"${name}" is no setting of a code block.${didYouMean(name, FENCE_SETTINGS)} There are ${FENCE_SETTINGS.join(', ')}.`,
    ),
  ];
  const {line, column} = fence;
  const problems: Problem[] = messages.map((message) => ({file, line, column, message}));
  if (isCompiled(fence) && !fence.fragment) {
    for (const {offset, message} of checkComments(fence)) {
      problems.push({file, line: line + 1 + offset, message});
    }
  }
  return {fence, problems};
}

/**
 * Collects the code blocks of the pages, in their order.
 *
 * @returns the blocks, and what is wrong with their opening lines
 */
export function collectFences(pages: readonly Pick<Page, 'file' | 'tree'>[]): {
  fences: Fence[];
  problems: Problem[];
} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  for (const {file, tree} of pages) {
    visit(tree, 'code', (node) => {
      const read = readFence(file, node);
      fences.push(read.fence);
      problems.push(...read.problems);
    });
  }
  return {fences, problems};
}
