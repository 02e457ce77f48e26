import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import siteConfig from '../../../docusaurus.config';
import {proves} from '../../spec/statements';
import {otherBuildsDir} from '../../paths';

/** Returns what the build printed, one text for each warning and each other message. */
function readMessages(): string[] {
  const log = readFileSync(path.join(otherBuildsDir, 'broken-links.log'), 'utf8');
  return stripVTControlCharacters(log).split(/^(?=\[[A-Z]+\])/mu);
}

// The fixture takes its settings from the configuration of the site, so that the site warns as the fixture does.
for (const {what, id, setting, warning} of [
  {
    what: 'broken links',
    id: '1.build.broken-links',
    setting: siteConfig.onBrokenLinks,
    warning: /^\[WARNING\] Docusaurus found broken links!.* \/broken-links\/no-such-route\n/su,
  },
  {
    what: 'broken Markdown links',
    id: '1.build.broken-markdown-links',
    setting: siteConfig.markdown?.hooks?.onBrokenMarkdownLinks,
    warning:
      /^\[WARNING\] Markdown link with URL .*no-such-file\.md.*start\.md.* couldn't be resolved/su,
  },
  {
    what: 'broken anchors',
    id: '1.build.broken-anchors',
    setting: siteConfig.onBrokenAnchors,
    warning:
      /^\[WARNING\] Docusaurus found broken anchors!.* \/broken-links\/second#no-such-anchor\n/su,
  },
  {
    what: 'duplicate routes',
    id: '1.build.duplicate-routes',
    setting: siteConfig.onDuplicateRoutes,
    warning: /^\[WARNING\] Duplicate routes found!.*\/broken-links\/twice/su,
  },
] as const) {
  test(`${what} only warn: the build names them and makes all pages`, proves(id), () => {
    expect(setting).toBe('warn');
    const messages = readMessages();
    expect(messages.filter((message) => warning.test(message))).toHaveLength(1);
    expect(messages.filter((message) => message.startsWith('[ERROR]'))).toEqual([]);
    for (const page of ['index', 'second', 'twice', '404']) {
      expect(existsSync(path.join(otherBuildsDir, 'broken-links', `${page}.html`)), page).toBe(
        true,
      );
    }
  });
}
