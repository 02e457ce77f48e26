/** The kinds of pages that front matter may declare as `kind`, each with the label that readers see. */
export const pageKinds = {
  introduction: 'Introduction',
  concept: 'Concept',
  reference: 'Reference',
  guide: 'Guide',
  operations: 'Operations',
  rfc: 'RFC',
  glossary: 'Glossary',
  symptoms: 'Symptoms',
} as const;

/** A kind of page. It decides which sections the page must have (see CONTRIBUTING.md). */
export type PageKind = keyof typeof pageKinds;

/** The kinds of pages in their order. */
export const PAGE_KINDS = Object.keys(pageKinds) as PageKind[];

/** The front matter of a page, as far as it has been read: anything may be in it. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Returns the kind of a page; `undefined` when its front matter names none that exists. */
export function pageKindOf({kind}: FrontMatter): PageKind | undefined {
  return typeof kind === 'string' && Object.hasOwn(pageKinds, kind)
    ? (kind as PageKind)
    : undefined;
}

/** How long the description of a page may be, in characters: search engines cut longer ones off. */
export const DESCRIPTION_LENGTH = {min: 70, max: 160};
