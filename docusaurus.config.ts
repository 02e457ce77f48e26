import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type * as PluginContentDocs from '@docusaurus/plugin-content-docs';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {repository} from './package.json';
import {customCss} from './src/css';
import {drawing} from './src/diagrams/drawing';
import {withSides} from './src/lib/navbar';
import codeReferencesPlugin from './src/plugins/code-references';
import remarkCodeReferences from './src/plugins/code-references/remark';
import diagramsPlugin from './src/plugins/diagrams';
import remarkDiagrams from './src/plugins/diagrams/remark';
import glossaryPlugin from './src/plugins/glossary';
import remarkGlossary from './src/plugins/glossary/remark';
import errorsPlugin from './src/plugins/errors';
import healthPlugin from './src/plugins/health';
import {FEEDS} from './src/plugins/previews/feeds';
import sourceMapPlugin from './src/plugins/source-map';
import {prismTheme} from './src/lib/code-colors';
import {tables} from './src/rehype/tables';
import {rowChanges} from './src/remark/row-changes';
import {sampleLabels} from './src/remark/sample-labels';
import {sampleTabs} from './src/remark/sample-tabs';
import {screens} from './src/remark/screens';
import {stepper} from './src/remark/stepper';
import {routeBasePathOf, type Section, sections} from './src/sections';
import {DOCS_VERSION_LABEL, STRAPI_REPOSITORY, STRAPI_VERSION} from './src/strapi';
import {TAGS_FILE} from './src/markdown/tags';

/** Where the site is served. Override both when you deploy elsewhere, for example under a sub-path. */
const url = process.env.SITE_URL ?? 'https://contributor.strapi.io';
const baseUrl = process.env.BASE_URL ?? '/';

/** Dates of pages come from Git's history, which a downloaded archive does not have. */
const hasHistory =
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {cwd: __dirname}).status === 0;

/** True for `npm run dev`: what is written there may have diagrams that nobody has rendered. */
const isWriting = process.env.NODE_ENV === 'development';

const tagline = 'How Strapi 5 works inside, written from its published code';
const homeDescription =
  'Contributor documentation of Strapi 5: how its packages work inside, what plugins can import, and how to get a change merged. Written from the published source.';

/** What all five docs instances have in common. */
const sharedDocsOptions: PluginContentDocs.Options = {
  beforeDefaultRemarkPlugins: [
    remarkCodeReferences(__dirname),
    remarkDiagrams(__dirname, baseUrl, isWriting),
  ],
  breadcrumbs: true,
  editUrl: `${repository.url}/edit/main/`,
  // The tags plugin reports every unknown tag of all sections at once; see src/plugins/tags.
  onInlineTags: 'ignore',
  rehypePlugins: [tables],
  remarkPlugins: [
    screens(__dirname, baseUrl),
    stepper,
    rowChanges,
    sampleTabs,
    sampleLabels,
    remarkGlossary(__dirname),
  ],
  showLastUpdateTime: hasHistory,
};

/** A docs instance for each section. */
const sectionPlugins: PluginConfig[] = sections.map((section) => [
  './src/plugins/docs/index.ts',
  {
    ...sharedDocsOptions,
    id: section.pluginId,
    path: section.id,
    routeBasePath: routeBasePathOf(section),
    // The main instance has its sidebar at the root, and the versions that the dropdown of the navbar shows.
    ...(section.pluginId === 'default'
      ? {sidebarPath: './sidebars.ts', versions: {current: {label: DOCS_VERSION_LABEL}}}
      : {sidebarPath: `./${section.id}/sidebars.ts`}),
    // Relative to the instance's own folder: one list for all five.
    tags: path.posix.relative(section.id, TAGS_FILE),
  } satisfies PluginContentDocs.Options,
]);

const presetClassicOptions: PresetClassic.Options = {
  blog: false,
  // The docs instances are below `plugins`: src/plugins/docs wraps the framework's plugin.
  docs: false,
  sitemap: {
    changefreq: null,
    lastmod: hasHistory ? 'date' : null,
    priority: null,
  },
  theme: {customCss},
};

/** All of them or none; see "Hosted search" in README.md. */
const hostedSearch = {
  ALGOLIA_APP_ID: process.env.ALGOLIA_APP_ID,
  ALGOLIA_HOST: process.env.ALGOLIA_HOST,
  ALGOLIA_INDEX: process.env.ALGOLIA_INDEX,
  ALGOLIA_SEARCH_KEY: process.env.ALGOLIA_SEARCH_KEY,
};

const announcementBar: PresetClassic.ThemeConfig['announcementBar'] = {
  // Short: on a phone it takes two lines.
  content: `Written from the published source of <b>Strapi ${STRAPI_VERSION}</b>. <a href="${baseUrl}docs/intro#what-the-pinned-version-means">What that means</a>`,
  // A new id brings the bar back to readers who dismissed the old one.
  id: `pinned-${STRAPI_VERSION}`,
  isCloseable: true,
};

const navbar: PresetClassic.ThemeConfig['navbar'] = {
  hideOnScroll: true,
  items: withSides([
    ...sections.map((section) => ({
      docsPluginId: section.pluginId,
      label: section.label,
      position: 'left' as const,
      sidebarId: section.id,
      type: 'docSidebar',
    })),
    {dropdownActiveClassDisabled: true, type: 'docsVersionDropdown'},
    {type: 'search'},
  ]),
  logo: {
    alt: '',
    height: 26,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 26,
  },
  title: 'Contributor documentation',
};

const sectionToFooterLink = (section: Section) => ({label: section.label, to: section.entry});

const footer: PresetClassic.ThemeConfig['footer'] = {
  copyright: `Copyright © ${new Date().getUTCFullYear()} the authors of this documentation, MIT licence`,
  links: [
    {
      items: sections.map(sectionToFooterLink),
      title: 'Sections',
    },
    {
      items: [
        {label: 'Set up the monorepo', to: '/guides/contributing'},
        {label: 'Propose an RFC', to: '/rfcs/intro'},
        {label: 'Code of conduct', to: '/guides/code-of-conduct'},
        {label: 'All tags', to: '/tags'},
        {label: 'Source map', to: '/source'},
        {label: 'Docs health', to: '/health'},
        {label: 'Read offline', to: '/offline'},
        // src/client-modules/key-help opens the list.
        {
          html: '<button type="button" class="footer__link-item key-help-control" data-key-help>Keys <kbd>?</kbd></button>',
        },
      ],
      title: 'Contribute',
    },
    {
      items: [
        {href: STRAPI_REPOSITORY, label: 'Strapi on GitHub'},
        {
          href: `${STRAPI_REPOSITORY}/tree/v${STRAPI_VERSION}`,
          label: `Source of ${STRAPI_VERSION}`,
        },
        {href: 'https://docs.strapi.io', label: 'User documentation'},
        {href: repository.url, label: 'Source of this site'},
      ],
      title: 'Elsewhere',
    },
  ],
};

const themeConfig: PresetClassic.ThemeConfig = {
  announcementBar,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
  footer,
  image: 'img/social-card.png',
  ...(isWriting && {mermaid: drawing}),
  navbar,
  prism: {
    additionalLanguages: ['bash'],
    // The colours are in src/css/content.css, for both modes.
    darkTheme: prismTheme,
    theme: prismTheme,
  },
  tableOfContents: {maxHeadingLevel: 3, minHeadingLevel: 2},
};

const config: Config = {
  title: 'Doc',
  tagline,
  customFields: {homeDescription, repository: repository.url},
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {href: `${baseUrl}img/apple-touch-icon.png`, rel: 'apple-touch-icon'},
    },
    ...Object.entries({[FEEDS.changes]: 'Changes', [FEEDS.rfcs]: 'RFCs'}).map(([file, title]) => ({
      tagName: 'link',
      attributes: {href: baseUrl + file, rel: 'alternate', title, type: 'application/rss+xml'},
    })),
  ],
  url,
  baseUrl,
  trailingSlash: false,
  i18n: {defaultLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}, locales: ['en']},
  onBrokenAnchors: 'warn',
  onBrokenLinks: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    // The lead of a page does not claim that it was checked against code when it cites none (src/components/DocLead).
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      const citesCode =
        params.fileContent.includes('](code:') || result.frontMatter.checked !== undefined;
      return {
        ...result,
        frontMatter: {...result.frontMatter, ...(!citesCode && {cites_code: false})},
      };
    },
    hooks: {onBrokenMarkdownImages: 'warn', onBrokenMarkdownLinks: 'warn'},
    // Titles of admonitions as CONTRIBUTING.md has them; `future.v4` would leave such an admonition a text with colons.
    mdx1Compat: {admonitions: true},
    mermaid: isWriting,
  },
  // The spec's storage keys carry no namespace suffix (spec section 3); `future.v4` would add one.
  storage: {namespace: false, type: 'localStorage'},
  future: {
    faster: {
      gitEagerVcs: true,
      lightningCssMinimizer: true,
      // The server would wait for pages that the build for the browser does not compile (src/article).
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // It leaves out closing tags, without which programs that read HTML by simple means take a page for one paragraph.
      swcHtmlMinimizer: false,
      swcJsLoader: true,
      swcJsMinimizer: true,
    },
    v4: true,
  },
  presets: [['classic', presetClassicOptions]],
  plugins: [
    ...sectionPlugins,
    './src/plugins/tags/index.ts',
    // Imported, not named by path: so they share what they have read with each other and with the remark plugin. In pairs
    // with options, because knip would call bare functions.
    [codeReferencesPlugin, {}],
    [diagramsPlugin, {}],
    [glossaryPlugin, {}],
    [healthPlugin, {}],
    [sourceMapPlugin, {}],
    [errorsPlugin, {}],
    ['./src/search/plugin/index.ts', {hostedSearch}],
    './src/plugins/finished-html.ts',
    './src/plugins/inline-scripts.ts',
    './src/plugins/licences/index.ts',
    ['./src/plugins/markdown-output/index.ts', {summary: homeDescription}],
    './src/plugins/modern-css.ts',
    './src/plugins/offline-navigation.ts',
    './src/plugins/redirects.ts',
    './src/plugins/small-scripts/index.ts',
    './src/plugins/used-infima/index.ts',
  ],
  // A finished page has its diagrams rendered: nothing of Mermaid is in it.
  themes: isWriting ? ['@docusaurus/theme-mermaid'] : [],
  clientModules: [
    './src/client-modules/bounded-prefetch.ts',
    './src/client-modules/diagrams.ts',
    './src/client-modules/dismiss-hints.ts',
    './src/client-modules/heading-links.ts',
    './src/client-modules/moved-anchors.ts',
    './src/client-modules/navbar-after-jump.ts',
    './src/client-modules/key-help/index.ts',
    './src/client-modules/normalize-address.ts',
    './src/client-modules/page-tools/index.ts',
    './src/client-modules/row-filter.ts',
    './src/client-modules/sample-tabs.ts',
    './src/client-modules/scroll-boxes.ts',
    './src/client-modules/sidebar-place.ts',
    './src/client-modules/stepper/index.ts',
    './src/client-modules/throttle-resize.ts',
  ],
  themeConfig,
};

export default config;
