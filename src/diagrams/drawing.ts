import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/**
 * How a browser draws a diagram that is not rendered yet, while it is written and in a build without it. What the rendered
 * ones look like is in tools/diagrams/settings.ts.
 */
export const drawing: ThemeConfig['mermaid'] = {
  options: {flowchart: {useMaxWidth: false}, sequence: {useMaxWidth: false}},
  theme: {dark: 'dark', light: 'neutral'},
};
