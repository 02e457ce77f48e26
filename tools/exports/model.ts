import type {
  Application,
  DeclarationReflection,
  ProjectReflection,
  ReferenceType,
  SignatureReflection,
  SomeType,
} from 'typedoc';

export type Reflection = DeclarationReflection;
export type Signature = SignatureReflection;
export type {ReferenceType, SomeType};

/** Numbers that TypeDoc gives to kinds of reflections; its own enumeration is loaded with it. */
export const Kind = {
  namespace: 4,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  method: 2048,
  accessor: 262_144,
  type: 2_097_152,
  reference: 4_194_304,
} as const;

/** What TypeDoc has read, and the libraries that were loaded to do it. */
export type Model = {
  app: Application;
  project: ProjectReflection;
  typedoc: typeof import('typedoc');
  markdown: typeof import('typedoc-plugin-markdown');
};
