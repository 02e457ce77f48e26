import type {Locator, Page} from 'playwright-core';

/** A part of the panel that the documentation shows, with numbers on its components. */
export type Screen = {
  /** As the pages call it, and the names of its files. */
  name: string;
  /** CSS pixels; the narrower, the larger the words on a phone. */
  width: number;
  /** Opens it in a panel that is signed in. */
  open: (page: Page, address: string) => Promise<void>;
  /** The part that is shown. */
  part: (page: Page) => Locator;
  /** CSS pixels from the top of the part; all of it when absent. */
  height?: number;
  /** CSS pixels around the part; none when absent. */
  margin?: number;
  /** What has a number, in the order of the list on the page. */
  marks: (page: Page) => Locator[] | Promise<Locator[]>;
};
