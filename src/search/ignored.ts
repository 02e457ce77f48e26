/**
 * What of a built page is not the text of its sections, as CSS selectors: it is neither indexed nor quoted. The links of
 * headings that make sections stay, because the scanner reads the anchors from them.
 */
export const ignoredSelectors = [
  '[data-search-ignore]',
  '.theme-doc-breadcrumbs',
  '.theme-doc-footer',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.pagination-nav',
  '.theme-admonition > [class*=admonitionHeading] > [class*=admonitionIcon]',
  ':is(h4, h5, h6) > .hash-link',
  'button',
  'script',
  'style',
];
