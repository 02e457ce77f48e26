import type {Page} from '@playwright/test';
import {proves, type StatementId} from '../../spec/statements';
import {replaceInScript} from '../support/scripts';
import {readRoutes} from '../support/site';
import {expect, test} from '../support/test';

/**
 * An item of the navbar as the main script has it, and the sidebars of its docs plugin. A build with a faulty item fails; so
 * the faults come with the script, which has the configuration.
 */
const item =
  '{docsPluginId:"rfcs",label:"RFCs",position:"left",sidebarId:"rfcs",type:"docSidebar"}';
const sidebars = '"sidebars":{"rfcs":{"link":{"path":"/rfcs/intro","label":"intro"}}}';
const configuration = {
  docsPluginId: 'rfcs',
  label: 'RFCs',
  position: 'left',
  sidebarId: 'rfcs',
  type: 'docSidebar',
};

const failure = 'A theme navbar item failed to render.';

/** What the crash page says of an item: its configuration, and why it failed. */
function messageOf(faulty: object, cause: string): string {
  return `${failure}
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(faulty, null, 2)}

Cause:
${cause}`;
}

/** Records level and first line of all that the page writes to the console. */
function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) =>
    lines.push(`${message.type()}: ${message.text().split('\n', 1)[0]}`),
  );
  return lines;
}

/** Ids of the RFCs, as the pages of the build have them. */
const rfcs = () => readRoutes().flatMap((route) => /^\/rfcs\/(.*)/.exec(route)?.[1] ?? []);

const faults: {
  id: StatementId;
  title: string;
  /** What takes the place of what in the bundle. */
  change: [original: string, replacement: string];
  faulty: object;
  cause: () => string;
}[] = [
  {
    id: '8.navbar-item-type',
    title: 'an unknown type',
    change: [item, item.replace('docSidebar', 'teleport')],
    faulty: {...configuration, type: 'teleport'},
    cause: () => 'No NavbarItem component found for type "teleport".',
  },
  {
    id: '8.unknown-doc',
    title: 'an unknown doc',
    change: [item, '{docId:"nowhere",docsPluginId:"rfcs",type:"doc"}'],
    faulty: {docId: 'nowhere', docsPluginId: 'rfcs', type: 'doc'},
    cause: () => `Couldn't find any doc with id "nowhere" in version "current".
Available doc ids are:
- ${rfcs().join('\n- ')}`,
  },
  {
    id: '8.unknown-sidebar',
    title: 'an unknown sidebar',
    change: [item, item.replace('sidebarId:"rfcs"', 'sidebarId:"nowhere"')],
    faulty: {...configuration, sidebarId: 'nowhere'},
    cause: () => `Can't find any sidebar with id "nowhere" in version current".
Available sidebar ids are:
- rfcs`,
  },
  {
    id: '8.sidebar-without-link',
    title: 'a sidebar with nothing to link to',
    change: [sidebars, '"sidebars":{"rfcs":{}}'],
    faulty: configuration,
    cause: () =>
      `DocSidebarNavbarItem: Sidebar with ID "rfcs" doesn't have anything to be linked to.`,
  },
];

const crashed = (page: Page) => page.getByRole('heading', {name: 'This page crashed'});
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});

test.use({
  expectedConsole: [
    /^console\.error: Error: (A theme navbar item|No NavbarItem|Couldn't find any doc|Can't find any sidebar|DocSidebarNavbarItem:) /,
  ],
});

for (const {id, title, change, faulty, cause} of faults) {
  test(
    `a navbar item with ${title} crashes the page, which says why`,
    proves(id),
    async ({page}) => {
      const lines = recordConsole(page);
      await replaceInScript(page, ...change);
      await page.goto('/rfcs/intro');
      await expect(crashed(page)).toBeVisible();
      await expect(page.getByText(failure)).toHaveText(messageOf(faulty, cause()));
      // The layout of the crash page has the same navbar: it fails once more, and the message stands alone.
      const errors = [`error: Error: ${cause().split('\n', 1)[0]}`, `error: Error: ${failure}`];
      await expect.poll(() => lines).toEqual([...errors, ...errors]);
    },
  );
}

test(
  'a navbar item that fails is named with its configuration until it can be shown',
  proves('8.navbar-item'),
  async ({page}) => {
    const lines = recordConsole(page);
    const type = 'get type(){return window.itemType??"teleport"}';
    await replaceInScript(page, item, item.replace('type:"docSidebar"', type));
    await page.goto('/rfcs/intro');
    const message = messageOf(
      {...configuration, type: 'teleport'},
      'No NavbarItem component found for type "teleport".',
    );
    await expect(page.getByText(failure)).toHaveText(message);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect.poll(() => lines.length).toBe(4);

    // Tried again too early, it fails as before.
    await tryAgain(page).click();
    await expect.poll(() => lines.length).toBe(8);
    await expect(page.getByText(failure)).toHaveText(message);

    await page.evaluate(() => Object.assign(window, {itemType: 'docSidebar'}));
    await tryAgain(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await navigation.getByRole('link', {name: 'Docs'}).click();
    await expect(page).toHaveURL('/docs/intro');
    await expect(navigation.getByRole('link', {name: 'RFCs'})).toBeVisible();
    await expect(crashed(page)).toHaveCount(0);
  },
);
