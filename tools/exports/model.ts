import type {
  Application,
  Context,
  DeclarationReflection,
  ProjectReflection,
  SignatureReflection,
  SomeType,
  TypeScript as ts,
} from 'typedoc';

export type Reflection = DeclarationReflection;
export type Signature = SignatureReflection;
export type {SomeType};

/** What TypeDoc has read, and the libraries that were loaded to do it. */
export type Model = {
  app: Application;
  project: ProjectReflection;
  /** Leads from the model to the declarations it was read from. */
  context: Context;
  /** The documented modules with what they export. */
  modules: {module: string; symbols: ts.Symbol[]}[];
  typedoc: typeof import('typedoc');
  markdown: typeof import('typedoc-plugin-markdown');
};

/** The name of a parameter that is destructured: what its kind is called everywhere. */
export function nameOfDestructured(type: string): string {
  return type === '' || type.endsWith('Props') ? 'props' : 'options';
}
