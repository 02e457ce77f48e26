/** Sections of the specification that make statements. */
export const sectionTitles = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
} as const;

export type SectionNumber = keyof typeof sectionTitles;

/**
 * Every statement of the specification: its id, and what it says in our words. An id begins with the number of the section.
 * Tests say with {@link proves} which of them they exercise.
 */
export const statements = {
  // 1. What the product does and for whom
  '1.areas': 'Readers browse documentation, guides, API reference, exports reference and RFCs.',
  '1.static': 'The site is static and read-only: no accounts, and no form but the search.',
  '1.anonymous': 'All visitors are anonymous: no cookie is set and no identity is asked for.',
  '1.subjects': 'Every subject that the specification lists has a page.',
  '1.title': "The site's title is 'Doc'.",
  '1.navbar-title': "The navbar's title is 'Contributor documentation'.",
  '1.tagline': 'The site has a tagline.',
  '1.favicon': 'The site has a favicon.',
  '1.locale': 'There is one locale, en, written from left to right.',
  '1.color-mode.default': 'The colour mode is light by default.',
  '1.color-mode.switch': 'A switch changes the colour mode.',
  '1.mermaid': 'Mermaid diagrams are drawn.',
  '1.toc-levels': 'The table of contents has headings of levels 2 to 3.',
  '1.base-path': 'The site is served from the root base path.',
  '1.trailing-slash': 'Paths have no trailing slash.',
  '1.build.broken-links': 'Broken links only warn.',
  '1.build.broken-markdown-links': 'Broken Markdown links only warn.',
  '1.build.broken-anchors': 'Broken anchors only warn.',
  '1.build.duplicate-routes': 'Duplicate routes only warn.',

  // 2. Screens and routes
  '2.route.exact': 'Routes are exact matches: what is below a page is not the page.',
  '2.route.home': 'The home page is /.',
  '2.route.not-found': 'Any unknown path shows the not-found page.',
  '2.entry.guides': 'The navbar opens Guides at /guides/contributing.',
  '2.entry.docs': 'The navbar opens Docs at /docs/intro.',
  '2.entry.api': 'The navbar opens API Reference at /api/Strapi.',
  '2.entry.exports': 'The navbar opens Exports at /exports/modules.',
  '2.entry.rfcs': 'The navbar opens RFCs at /rfcs/intro.',
  '2.pages.api': 'All pages of the API reference exist.',
  '2.pages.docs': 'All pages of Docs exist, those with short aliases and those below /docs/core.',
  '2.pages.exports': 'The exports reference has modules, classes, interfaces and namespaces.',
  '2.pages.guides': 'All guides exist.',
  '2.pages.rfcs': 'All RFC pages exist.',
  '2.pages.tags':
    'There is an index of tags, and a page for every tag that the specification names.',
  '2.docs.versioned': 'Docs are versioned: every version has pages of its own, and a name.',
  '2.docs.sidebars': 'Docs have sidebars.',
  '2.docs.breadcrumbs': 'Docs have breadcrumbs.',
  '2.route.html': 'A path that ends in .html is normalised to the path without it.',
  '2.route.index-html': 'A path that ends in index.html is normalised to the path without it.',
  '2.route.slash-case': 'Links are compared without regard to a trailing slash and to letter case.',
  '2.route.preload': 'On navigation the new route is loaded first, and then shown.',
  '2.route.preload-failure': 'When a route cannot be preloaded, the page reloads fully.',
  '2.route.hash-scroll': 'After navigation the page scrolls to the target of the hash.',
  '2.route.scroll-top': 'After navigation without a hash the page scrolls to the top.',
  '2.route.prefetch': 'Links are prefetched.',
  '2.route.prefetch-2g': 'On a 2g connection links are not prefetched.',
  '2.route.prefetch-save-data': 'With data-saver on links are not prefetched.',
  '2.progress-bar.delay':
    'A progress bar appears 200 ms after the start of a navigation, not before.',
  '2.progress-bar.no-spinner': 'The progress bar has no spinner.',
  '2.progress-bar.hidden': 'The progress bar hides when the route has updated.',
  '2.base-url-banner': 'When the app fails to load on the home path, a red banner says so.',
  '2.navbar.fixed': 'The navbar stays at the top.',
  '2.navbar.hide': 'The navbar hides when the reader scrolls down.',
  '2.navbar.reappear': 'The navbar reappears when the reader scrolls up.',
  '2.navbar.near-top': 'The navbar is shown near the top of the page.',
  '2.navbar-item.default': 'A navbar item can be a default link.',
  '2.navbar-item.locale-dropdown': 'A navbar item can be a locale dropdown.',
  '2.navbar-item.search': 'A navbar item can be the search.',
  '2.navbar-item.dropdown': 'A navbar item can be a generic dropdown.',
  '2.navbar-item.html': 'A navbar item can be raw HTML.',
  '2.navbar-item.doc': 'A navbar item can be a doc link.',
  '2.navbar-item.doc-sidebar': 'A navbar item can be a doc sidebar link.',
  '2.navbar-item.docs-version': 'A navbar item can be a docs version link.',
  '2.navbar-item.docs-version-dropdown': 'A navbar item can be a docs version dropdown.',
  '2.navbar.sides': 'Navbar items stand on the left or on the right.',
  '2.navbar.default-side': 'A navbar item without a position stands on the right.',
  '2.navbar.color-mode': 'The toggle of the colour mode stands on the right.',
  '2.navbar.default-search': 'Without a search item the search box stands on the right.',
  '2.locale-dropdown.same-path':
    'The locale dropdown links to the same path in every configured locale.',
  '2.locale-dropdown.query-and-hash': 'The locale dropdown keeps query string and hash.',
  '2.locale-dropdown.mobile-label': "On phones the locale dropdown is called 'Languages'.",
  '2.version-dropdown.matching-doc': 'The version dropdown links to the matching doc of a version.',
  '2.version-dropdown.main-doc':
    "Without a matching doc the version dropdown links to the version's main doc.",
  '2.version-dropdown.preferred': 'The chosen version is remembered as the preferred one.',
  '2.version-dropdown.one-version': 'With one version the version dropdown is a plain link.',
  '2.version-dropdown.mobile-label': "On phones the version dropdown is called 'Versions'.",
  '2.mobile-sidebar.slides-in': 'On phones a sidebar slides in.',
  '2.mobile-sidebar.back':
    "The mobile sidebar's secondary menu has a button back to the main menu.",
  '2.mobile-sidebar.scroll-lock': 'While the mobile sidebar is shown, the page does not scroll.',
  '2.skip-link': 'A skip link leads to the content.',
  '2.footer.columns': 'The footer may have columns with a title and links.',
  '2.footer.flat': 'The footer may be one row of links with middle dots between them.',
  '2.footer.logo': 'The footer may have a logo, with another one for the dark mode.',
  '2.footer.logo-link': "The footer's logo may be a link.",
  '2.footer.copyright': 'The footer may have a copyright in HTML.',
  '2.footer.optional': 'A site without footer has none.',
  '2.announcement.close': 'The announcement bar can be closed.',
  '2.sidebar.collapse': 'Categories of sidebars can be collapsed and expanded.',
  '2.sidebar.duration': 'The duration of their animation grows with the height of the content.',
  '2.search.panel': 'There is a search box with a panel of results.',
  '2.search.placeholder': "The placeholder of the search box is 'Search...'.",
  '2.search.default-label': "The name of the search box is the default, 'Search'.",
  '2.search.texts': "The texts are 'No results found.', 'Clear', 'Cancel' and 'Submit'.",
  '2.search.select': 'Selecting a result opens the route of its section, with its anchor.',
  '2.search.highlight': 'The terms go along and are highlighted in the article of a doc or a blog.',
  '2.search.highlight-main': 'On a page without article they are highlighted in the main element.',
  '2.search.highlight-removed': 'The highlights are removed when the reader leaves.',
  '2.search.detached.media-query': 'Detached mode follows a media query.',
  '2.search.detached.overlay': 'In detached mode a search button opens a modal overlay.',
  '2.search.detached.cancel': 'The overlay has a Cancel button.',
  '2.search.key.arrows': 'ArrowUp and ArrowDown move the active result.',
  '2.search.key.escape': 'Escape closes the panel, and a second press clears the query.',
  '2.search.key.enter': 'Enter opens the active result.',
  '2.search.key.modified-enter':
    'With Ctrl or Meta Enter opens a new tab, with Shift a new window.',
  '2.search.key.tab': 'Tab closes the panel.',
  '2.search.first-active': 'The first result is active by default.',

  // 3. Entities and their fields
  '3.doc': 'A doc entry has id, path and sidebar.',
  '3.search-document': 'A search document has the fields that the specification lists.',
  '3.search-index-file': 'The index file of a tag has documents and index.',
  '3.search-hit': 'A search hit has document, score and terms.',
  '3.search-hit.hosted':
    'A hit of a hosted service also has objectID, index and query identifiers.',
  '3.navbar-item.fields':
    'A navbar item has type, position, label, to, href, html, docId, sidebarId and docsPluginId.',
  '3.navbar-logo.fields': 'The navbar logo has src, srcDark, alt, href, target, width and height.',
  '3.footer.fields': 'The footer has style, links in columns or flat, logo and copyright.',
  '3.footer-logo.fields':
    "The footer's logo has src, srcDark, alt, width, height, href and target.",
  '3.announcement.fields':
    'The announcement bar has content, backgroundColor, textColor and isCloseable.',
  '3.site.fields': 'The site has baseUrl, url and trailingSlash.',
  '3.i18n.fields': 'i18n has defaultLocale and currentLocale.',
  '3.docs-version': 'A docs version has a name.',
  '3.preferred-version': 'The preferred version of a docs plugin is a record of its name.',
  '3.storage.theme': 'The colour mode is stored under the key theme, as light or dark.',
  '3.storage.announcement': 'The dismissal of the announcement and its last id are stored.',
  '3.storage.preferred-version':
    'The preferred version is stored under docs-preferred-version-{plugin id}.',
  '3.storage.local': 'Values are stored in the local browser storage.',

  // 4. States and transitions
  '4.color-mode': 'The colour mode is light or dark.',
  '4.color-mode.system': 'With nothing stored the colour mode follows the system.',
  '4.color-mode.disable-switch': 'The configuration can disable the switch.',
  '4.route-loading': 'A route is preloaded, and then shown.',
  '4.progress-bar.start': 'The progress bar starts.',
  '4.progress-bar.trickle': 'The progress bar trickles.',
  '4.progress-bar.complete': 'The progress bar completes and fades out.',
  '4.loader.loading': 'The page loader has a state for loading.',
  '4.loader.delayed': 'The page loader shows itself after 200 ms.',
  '4.loader.timed-out': 'The page loader has a state for a load that takes too long.',
  '4.loader.error': 'The page loader has a state for an error.',
  '4.loader.retry': 'The error state of the page loader offers Retry.',
  '4.announcement.dismiss': 'The announcement can be dismissed, and stays away.',
  '4.announcement.new-id': 'A new announcement id brings the announcement back.',
  '4.mobile-sidebar.states': 'Mobile sidebar and secondary menu are shown or hidden.',
  '4.mobile-sidebar.back': 'The mobile sidebar closes when the reader goes back.',
  '4.mobile-sidebar.desktop': 'On a desktop-sized screen the mobile sidebar is closed.',
  '4.window.breakpoint': 'The layout is mobile or desktop by the window width, against 996 px.',
  '4.window.throttle': 'The handling of resizes is throttled to 20 ms.',
  '4.dropdown.toggle': 'Dropdowns open and close.',
  '4.dropdown.outside-click': 'A click outside closes a dropdown.',
  '4.dropdown.outside-touch': 'A touch outside closes a dropdown.',
  '4.dropdown.outside-focus': 'The focus outside closes a dropdown.',
  '4.search.idle': 'The search is idle until something is typed.',
  '4.search.loading': 'The search is loading while results are awaited.',
  '4.search.stalled':
    'After 300 ms without results the search is stalled: the label is hidden, a loading indicator shows.',
  '4.search.panel-open':
    'The panel opens with results, with a no-results message, or in detached mode.',
  '4.search.theme': "The widget's colours follow the page's theme attribute live.",
  '4.index.not-loaded': 'An index is not loaded before it is asked for.',
  '4.index.loading': 'While an index loads, callers wait for it.',
  '4.index.ready': 'A ready index is not loaded again.',
  '4.crash.fallback': 'The crash boundary shows a fallback.',
  '4.crash.try-again': 'Try again clears the error.',

  // 5. Validation rules
  '5.search-length': 'The search input is limited to 512 characters.',
  '5.nothing-else': 'Nothing else on the site takes input.',

  // 6. Roles and permissions
  '6.no-roles': 'There are no roles: every page is served to everybody alike.',
  '6.documents-rbac': 'The documentation describes the role-based permissions of the CMS.',

  // 7. The calls it makes
  '7.index.get':
    'The index of each tag in the current tag set, the tags of all docs instances, is asked for with GET.',
  '7.index.once': 'The index of a tag is asked for once.',
  '7.index.fields': 'Of an index file documents and index are read.',
  '7.index.failure': 'An answer that is not OK, or a failure, silently gives no results.',
  '7.chunks.lazy': 'The content of pages is loaded lazily, in chunks.',
  '7.chunks.prefetch': 'Scripts are prefetched by GET.',
  '7.hosted.client': 'The hosted search is asked by its client.',
  '7.hosted.analytics-script': 'The analytics script is loaded from a CDN when it is not there.',
  '7.hosted.events': 'Viewed, clicked and converted events are sent.',
  '7.hosted.batches': 'Events are sent with 20 object ids at a time, 400 ms after the last change.',
  '7.no-backend': "The site does not call the product's backend.",

  // 8. The error catalogue
  '8.base-url-banner': 'App fails to load on the home path: red banner with a base-URL suggestion.',
  '8.preload': 'Route preload failure: a warning in the console, then a full reload.',
  '8.hydration': 'Recoverable hydration error: an error in the console.',
  '8.chunk': 'Page chunk load failure: text with a Retry button on a red panel.',
  '8.default-export': 'Page component without default export: error.',
  '8.unknown-doc': 'Unknown doc id: error that lists the available ids.',
  '8.unknown-sidebar': 'Unknown sidebar id: error that lists the available ids.',
  '8.storage.server': 'Browser storage used on the server: illegal usage error.',
  '8.storage.unavailable': 'Storage unavailable: a warning, and operations do nothing.',
  '8.crash': "Page crash: 'This page crashed' with the chain of messages and 'Try again'.",
  '8.crash.title': "Page crash: the title of the tab is 'Page Error'.",
  '8.context': 'Context hook outside its provider: error.',
  '8.global-data': 'Missing global data of a plugin, looked up with failfast: error.',
  '8.navbar-item': 'Navbar item that fails to render: error that names its configuration.',
  '8.navbar-item-type': "Unknown type of navbar item: 'No NavbarItem component found for type'.",
  '8.sidebar-without-link': 'Doc sidebar item with nothing to link to: error.',
  '8.search-index': 'Search index load failure: silent, no results.',
  '8.analytics': 'Analytics script load failure: an error in the console.',
  '8.duplicate-source': 'Duplicate id of a search source: error.',
  '8.head-children': 'Page-head helper with invalid children: error.',
  '8.no-results': "No search results: the text 'No results found.'.",
  '8.error-page': 'Error page fallback: the message and a Try again button.',

  // 9. Business constants and limits
  '9.search.results': 'At most 8 results.',
  '9.search.boosts': 'Boosts: title 5, content 1, tags 3, parent categories 2.',
  '9.search.parent-depth': 'Sidebar parent categories indexed: 0.',
  '9.search.blog': 'The blog is not indexed.',
  '9.search.ranking': 'Ranking constants: b 0.75, k1 1.2.',
  '9.search.matching': 'Each term is matched exactly and with a trailing wildcard.',
  '9.search.length': 'Search input: at most 512 characters.',
  '9.search.stall': 'Stall threshold: 300 ms.',
  '9.search.analytics': 'Analytics: 20 object ids at a time, debounce 400 ms.',
  '9.search.render-limit': 'Widget: at most 25 passes of the render loop.',
  '9.search.placement': 'Panel: as wide as the input wrapper by default.',
  '9.progress-bar.minimum': 'Progress bar: minimum 0.08.',
  '9.progress-bar.speed': 'Progress bar: speed 200 ms.',
  '9.progress-bar.trickle': 'Progress bar: trickle rate 0.02, trickle speed 800 ms.',
  '9.progress-bar.delay': 'Progress bar: appears after 200 ms.',
  '9.loader.delay': 'Lazy loading: delay 200 ms.',
  '9.highlight.iframe-timeout': 'Highlighting: time-out of iframes 5000 ms.',
  '9.route-cache': 'Route matching: at most 10000 entries cached.',
  '9.history-key': 'History: keys of 6 characters.',
  '9.window.breakpoint': 'Desktop breakpoint: 996 px.',
  '9.window.throttle': 'Resize throttle: 20 ms.',
  '9.framework-version': 'Version of the framework: 3.7.0.',
  '9.docs-version.default': "Default name of the preferred version: 'default'.",
  '9.docs-version.key': 'Storage key: docs-preferred-version-{plugin id}.',
} as const satisfies Record<`${SectionNumber}.${string}`, string>;

export type StatementId = keyof typeof statements;

/**
 * Returns details of a test that exercises statements: `test('…', proves('2.route.hash-scroll'), async ({page}) => …)`.
 * Playwright reads `tag`, vitest `tags`.
 */
export function proves(...ids: [StatementId, ...StatementId[]]): {tag: string[]; tags: string[]} {
  const tags = ids.map((id) => `@${id}`);
  return {tag: tags, tags};
}

/** At most this many statements may be deviated from. */
export const MAXIMUM_DEVIATIONS = 6;

/**
 * Statements that the site does not follow to the letter, because that would make it worse: what it does instead, and
 * why. Each still has a test, of what the site does.
 */
export const deviations: Partial<Record<StatementId, string>> = {
  '3.search-document':
    'A document has id, pageTitle, sectionTitle, sectionRoute and type (docs only: the site has no blog, and no other page is indexed). title, content, tags and sidebarParentCategories are in the index of the same file, as its fields; as texts too they would be another 1.7 MB to load before the first result.',
  '9.search.boosts':
    'The index has scores with these boosts, but they only decide among sections that answer a query as well: a word in the tags alone ranks after one in the text. By the boosts alone the first result answers 55 % of the queries of the benchmark, and 92 % so (BENCHMARKS.md).',
  '9.search.placement':
    'The panel of a large field is as wide as the field. That of the navbar, whose field has room for 15rem, is 36rem wide: two lines of an excerpt do not fit into less.',
  '9.framework-version':
    'The site runs on 3.10.2: 3.7.0 loads nearly twice the JavaScript on a first visit (300 KB, not 162 KB).',
  '9.docs-version.default':
    "The framework has no version called 'default': until a reader chooses one there is no preferred version, and the latest is shown. 'default' is the id of docs without one, in the storage key.",
  '9.highlight.iframe-timeout':
    'No article has an iframe, and the CSS Custom Highlight API, which marks the terms, has no time-out.',
};
