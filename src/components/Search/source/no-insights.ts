/**
 * Takes the place of `@algolia/autocomplete-plugin-algolia-insights`, which the widget's library always imports, when no
 * hosted service is configured: no analytics code is in that build, nor the address of any.
 */
export function createAlgoliaInsightsPlugin(): object {
  return {};
}
