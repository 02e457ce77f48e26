import {visit} from 'unist-util-visit';
import {type Check, eachPage, type Place, placeOf} from '../check';

const PARTS = [
  {name: 'accTitle', pattern: /^[ \t]*accTitle[ \t]*:[ \t]*\S/m, use: 'a name for the diagram'},
  {
    name: 'accDescr',
    pattern: /^[ \t]*accDescr[ \t]*(?::[ \t]*\S|\{\s*[^}\s])/m,
    use: 'what it shows, in a sentence or two',
  },
];

/** Every diagram can be read without being seen. */
export const diagramDescription: Check = {
  name: 'diagram-description',
  check: eachPage(({tree}) => {
    const problems: (Place & {message: string})[] = [];
    visit(tree, 'code', (node) => {
      const {lang, value} = node;
      for (const {name, pattern, use} of lang === 'mermaid' ? PARTS : []) {
        if (!pattern.test(value)) {
          problems.push({
            ...placeOf(node),
            message: `The diagram has no ${name}: add a line "${name}: …" with ${use}.`,
          });
        }
      }
    });
    return problems;
  }),
};
