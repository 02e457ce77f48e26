/** Settings of a sample, for the checks `samples` and `runs` alone: the highlighter does not see them. */
export const SAMPLE_SETTINGS: readonly string[] = [
  'error',
  'fragment',
  'signature',
  'run',
  'hidden',
  'throws',
  'result',
  'partial',
  'rows',
];

/** All settings that the opening line of a code block may have: those of Docusaurus and ours. */
export const FENCE_SETTINGS: readonly string[] = [
  'title',
  'tab',
  'showLineNumbers',
  'noInline',
  ...SAMPLE_SETTINGS,
];

/** A part of an opening line, behind the language. */
export type FencePart = {
  /** As it is written. */
  text: string;
  /** Name of the setting; absent for lines to mark (`{1,3-5}`) and for what is no setting at all. */
  name?: string;
  /** Its value without quotes; empty when it has none. */
  value: string;
};

const partPattern = /\{[\d,\s-]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?|\S+/g;

/** Returns the parts of an opening line in their order. */
export function readFenceParts(meta: string): FencePart[] {
  return [...meta.matchAll(partPattern)].map(([text, name, double, single, bare]) => ({
    text,
    name,
    value: double ?? single ?? bare ?? '',
  }));
}
