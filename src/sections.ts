/** Id of a section: at the same time its sidebar id and, but for `docs`, its docs plugin id. */
type SectionId = 'guides' | 'docs' | 'api' | 'exports' | 'rfcs';

/** One of the five top-level parts of the site (spec section 2, top navigation). */
export type Section = {
  id: SectionId;
  /** Docs plugin instance that serves the section; the main instance is `default`. */
  pluginId: string;
  label: string;
  /** Site-relative route that the navbar opens, without base path. */
  entry: string;
  /** What a reader finds there, in one sentence. */
  summary: string;
};

/** The five sections in navbar order. Navbar, home page, breadcrumbs, tag pages and the not-found page read this list. */
export const sections: readonly Section[] = [
  {
    id: 'guides',
    pluginId: 'guides',
    label: 'Guides',
    entry: '/guides/contributing',
    summary: 'Set up the monorepo, run the tests, get a pull request merged.',
  },
  {
    id: 'docs',
    pluginId: 'default',
    label: 'Docs',
    entry: '/docs/intro',
    summary: 'How each package works inside, in the order in which things happen.',
  },
  {
    id: 'api',
    pluginId: 'api',
    label: 'API Reference',
    entry: '/api/Strapi',
    summary: 'The server objects you hold in your hand: members, defaults, errors.',
  },
  {
    id: 'exports',
    pluginId: 'exports',
    label: 'Exports',
    entry: '/exports/modules',
    summary: 'Every name a plugin can import from the admin panel.',
  },
  {
    id: 'rfcs',
    pluginId: 'rfcs',
    label: 'RFCs',
    entry: '/rfcs/intro',
    summary: 'Design decisions on record, and how to propose the next one.',
  },
];

/** Returns the site-relative route below which a section has its pages; the pages of the main instance are below `/`. */
export function routeBasePathOf({id, pluginId}: Section): string {
  return pluginId === 'default' ? '/' : `/${id}`;
}
