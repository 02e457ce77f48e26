import type {TechArticle, WithContext} from 'schema-dts';
import type {OutputPage} from '../markdown-output/pages';

/** Longest headline that search engines read. */
const LONGEST = 110;

/** Returns what search engines read of a page, in the words of schema.org; types check the words. */
export function jsonLdOf(
  {title, description, updated}: OutputPage,
  {address, image, siteName, siteUrl}: Record<'address' | 'image' | 'siteName' | 'siteUrl', string>,
): WithContext<TechArticle> {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title.slice(0, LONGEST),
    description,
    url: address,
    image,
    inLanguage: 'en',
    ...(updated && {dateModified: updated}),
    isPartOf: {'@type': 'WebSite', name: siteName, url: siteUrl},
  };
}

/** Returns a script element with these data; a `<` in them cannot end it. */
export function jsonLdScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
