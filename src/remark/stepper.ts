import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from './element';

type Stepper = Extract<Nodes, {type: 'containerDirective'}>;

/** Tells whether a node holds the steps of a stepper. */
export const isStepper = (node: Nodes): node is Stepper =>
  node.type === 'containerDirective' && node.name === 'stepper';

/**
 * Remark plugin: makes steps of what a `:::stepper` directive holds, one from each heading to the next. They follow each other
 * as they are written; src/client-modules/stepper shows one at a time.
 */
export function stepper() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!isStepper(node)) {
        return;
      }
      const steps: RootContent[][] = [];
      for (const child of node.children as RootContent[]) {
        if (child.type === 'heading' || steps.length === 0) {
          steps.push([]);
        }
        steps.at(-1)!.push(child);
      }
      node.data = {hName: 'div', hProperties: {className: ['stepper']}};
      node.children = steps.map((step) =>
        element('div', {className: ['step']}, step),
      ) as typeof node.children;
    });
  };
}
