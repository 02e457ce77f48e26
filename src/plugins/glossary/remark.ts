import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {GLOSSARY_ROUTE, readDefinitions} from '../../glossary/terms';

const address = new RegExp(`^${GLOSSARY_ROUTE}#(.+)$`, 'u');

/**
 * Returns a remark plugin that gives a link to a word of the glossary its definition, which src/css/hints.css shows on hover
 * and on focus. A link to a word that is not there stays a link: the check `heading-ids` reports it.
 *
 * @param siteDir the project's folder. It is no option of the plugin: readers get the options of all plugins
 */
const remarkGlossary =
  (siteDir: string): Plugin<[], Root> =>
  () => {
    let definitions: Map<string, string> | undefined;
    return (tree) => {
      visit(tree, 'link', (link) => {
        const id = address.exec(link.url)?.[1];
        definitions ??= id ? readDefinitions(siteDir) : undefined;
        const definition = id && definitions?.get(id);
        if (definition) {
          link.data = {
            ...link.data,
            hProperties: {className: ['term'], 'aria-description': definition},
          };
        }
      });
    };
  };

export default remarkGlossary;
