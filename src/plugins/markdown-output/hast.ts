import type {Element, Nodes} from 'hast';

/** Returns the classes of an element. */
export const classesOf = ({properties}: Element): string[] =>
  [properties.className ?? []].flat().map(String);

/** True for an element that has this class. */
export const hasClass = (node: Nodes, name: string): node is Element =>
  node.type === 'element' && classesOf(node).includes(name);

/** Returns the text of a node and of all that is in it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
