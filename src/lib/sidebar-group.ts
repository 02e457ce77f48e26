import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Returns the label of the innermost category of a sidebar that a page is in, or undefined. The landing page of a category is
 * in the category around it.
 *
 * @param permalink path of the page
 * @param items of the sidebar, or of the category `label`
 */
export function groupOf(
  permalink: string,
  items: readonly PropSidebarItem[],
  label?: string,
): string | undefined {
  for (const item of items) {
    if ('href' in item && item.href === permalink) {
      return label;
    }
    const group = item.type === 'category' ? groupOf(permalink, item.items, item.label) : undefined;
    if (group !== undefined) {
      return group;
    }
  }
  return undefined;
}
