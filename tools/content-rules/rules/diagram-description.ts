import {visit} from 'unist-util-visit';
import {eachPage, type Rule} from '../types';

const PARTS = [
  {name: 'accTitle', pattern: /^[ \t]*accTitle[ \t]*:[ \t]*\S/m, use: 'a name for the diagram'},
  {
    name: 'accDescr',
    pattern: /^[ \t]*accDescr[ \t]*(?::[ \t]*\S|\{\s*[^}\s])/m,
    use: 'what it shows, in a sentence or two',
  },
];

/** Every diagram can be read without being seen. */
export const diagramDescription: Rule = {
  name: 'diagram-description',
  check: eachPage(({tree}) => {
    const violations: {line: number; message: string}[] = [];
    visit(tree, 'code', ({lang, value, position}) => {
      for (const {name, pattern, use} of lang === 'mermaid' ? PARTS : []) {
        if (!pattern.test(value)) {
          violations.push({
            line: position!.start.line,
            message: `The diagram has no ${name}: add a line "${name}: …" with ${use}.`,
          });
        }
      }
    });
    return violations;
  }),
};
