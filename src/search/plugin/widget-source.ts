import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {HostedSearch} from '../shared/types';

/** The package that the widget's library imports whether it is used or not. */
export const INSIGHTS_PACKAGE = '@algolia/autocomplete-plugin-algolia-insights';

/** Name of the module that takes its place. */
export const INSIGHTS_MODULE = 'insights.js';

const sources = path.join(__dirname, '..', 'browser', 'widget', 'sources');

/**
 * Writes the two modules by which the build chooses what the widget asks, so that the code of the other source is in no
 * bundle. The bundler's cache sees when they change, which it does not see of an alias.
 */
export async function writeSourceModules(
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
  hostedSearch: HostedSearch | undefined,
): Promise<void> {
  const [source, insights] = hostedSearch
    ? [
        `import {hostedSource} from ${JSON.stringify(path.join(sources, 'hosted'))};
export const createSource = hostedSource(${JSON.stringify(hostedSearch)});`,
        `export * from '${INSIGHTS_PACKAGE}/dist/esm/index.js';`,
      ]
    : [
        `export {createSource} from ${JSON.stringify(path.join(sources, 'local'))};`,
        'export const createAlgoliaInsightsPlugin = () => ({});',
      ];
  await createData('source.js', source);
  await createData(INSIGHTS_MODULE, insights);
}
