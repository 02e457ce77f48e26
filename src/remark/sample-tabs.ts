import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from './element';
import {readFenceParts} from './fence-settings';

/** A sample with the form that it shows. */
type Form = {code: Code; label: string};

/** Returns the form of a sample that says which it is (`tab="Generic"`). */
function formOf(node: RootContent | undefined): Form | undefined {
  if (node?.type !== 'code' || !node.meta) {
    return undefined;
  }
  const label = readFenceParts(node.meta).find(({name}) => name === 'tab')?.value;
  return label ? {code: node, label} : undefined;
}

/** The tabs of some samples: complete as HTML, in which the first is chosen (src/client-modules/sample-tabs.ts). */
function tabsOf(forms: readonly Form[], id: string): RootContent {
  const idOf = (index: number, part: 'tab' | 'panel') => `${id}-${part}-${index + 1}`;
  const tabs = forms.map(({label}, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: idOf(index, 'tab'),
        ariaControls: idOf(index, 'panel'),
        ariaSelected: String(index === 0),
        tabIndex: index === 0 ? '0' : '-1',
      },
      [{type: 'text', value: label}],
    ),
  );
  const panels = forms.map(({code}, index) =>
    element(
      'div',
      {
        role: 'tabpanel',
        id: idOf(index, 'panel'),
        ariaLabelledBy: idOf(index, 'tab'),
        ...(index === 0 && {dataShown: ''}),
        // It says more than its tab.
        ...(/\b(?:error|throws)=/u.test(code.meta!) && {dataTitled: ''}),
      },
      [code],
    ),
  );
  return element('div', {className: ['sample-tabs']}, [
    element('div', {role: 'tablist', ariaLabel: 'Forms of the sample'}, tabs),
    ...panels,
  ]);
}

/**
 * Remark plugin: makes tabs of samples that follow each other and say which form they show (`tab="Generic"`). Where nothing
 * can be chosen, on paper and without JavaScript, all are there, and the form is the title of each.
 */
export function sampleTabs() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, (node) => {
      if (!('children' in node)) {
        return;
      }
      const parent = node as Parent;
      for (let start = 0; start < parent.children.length; start += 1) {
        const forms: Form[] = [];
        for (
          let form = formOf(parent.children[start]);
          form;
          form = formOf(parent.children[start + forms.length])
        ) {
          forms.push(form);
        }
        if (forms.length > 0) {
          for (const {code} of forms) {
            code.meta = code.meta!.replace(/\btab=/u, 'title=');
          }
          if (forms.length > 1) {
            count += 1;
            parent.children.splice(start, forms.length, tabsOf(forms, `sample-${count}`));
          }
        }
      }
    });
  };
}
