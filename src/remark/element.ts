import type {PhrasingContent, RootContent} from 'mdast';

/** Returns an element of HTML around nodes of Markdown. */
export function element(
  name: string,
  properties: Record<string, string | string[]>,
  children: (RootContent | PhrasingContent)[] = [],
): RootContent {
  const node = {type: 'element', data: {hName: name, hProperties: properties}, children};
  return node as unknown as RootContent;
}
