import type {NavbarItem} from '@docusaurus/theme-common';

/**
 * Returns navbar items each of which has a side. One that names none is on the right (spec section 2), as the framework's
 * navbar has it too; but its theme puts it on the left when it checks the configuration.
 */
export function withSides(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}
