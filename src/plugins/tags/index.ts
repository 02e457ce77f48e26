import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectTaggedDocs} from './collect-tagged-docs';
import {addTagRoutes} from './routes';
import {assertKnownTags} from './unknown-tags';

/**
 * One `/tags` index and one `/tags/{tag}` page per tag over all five sections.
 * Stops the build when a page carries a tag that is not in docs/tags.yml.
 */
export default function tagsPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-tags',
    allContentLoaded({allContent, actions}) {
      const taggedDocs = collectTaggedDocs(allContent);
      assertKnownTags(taggedDocs, siteDir);
      addTagRoutes(taggedDocs, {actions, baseUrl});
    },
  };
}
