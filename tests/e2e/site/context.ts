import type {Page} from '@playwright/test';
import type {DocusaurusContext} from '@docusaurus/types';

/** What these tests need of a node of React's tree. */
type Fiber = {
  child: Fiber | null;
  memoizedProps: {value?: unknown} | null;
};

/** Returns what the framework tells the components of the open page about the site: the value of its React context. */
export async function readSiteContext(page: Page): Promise<DocusaurusContext> {
  return page.evaluate(() => {
    const {docusaurusRoot} = window as unknown as {
      docusaurusRoot: {_internalRoot: {current: Fiber}};
    };
    const {_internalRoot: root} = docusaurusRoot;
    // The provider stands near the root, where every node has one child.
    let fiber: Fiber | null = root.current;
    for (; fiber; fiber = fiber.child) {
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value && 'siteConfig' in value) {
        return value as DocusaurusContext;
      }
    }
    throw new Error('The page has no provider of the site context.');
  });
}
