import {sections} from '../../../sections';

/** Where to go on from when there is no result to choose, or the reader has typed nothing yet. */
export type WayOn = Record<string, unknown> & {
  label: string;
  hint: string;
  /** Route of a page of this site. */
  route?: string;
  /** Address elsewhere. Without one and without a route, it does something in the panel. */
  url?: string;
  /** What it writes into the field, and searches for. */
  query?: string;
  /** True when it makes the browser forget the recent searches. With none of the four it asks again. */
  isForget?: boolean;
  /** True when Enter takes it without the reader having chosen it. */
  isDefault?: boolean;
  /** What it and the rows after it are. */
  group?: string;
  /** True for the first row of a group. */
  isFirst?: boolean;
};

const retry: WayOn = {label: 'Try again', hint: 'Ask for the index once more.', isDefault: true};

/** Returns the sections and the list of tags, and before them the way to ask again when the search has failed. */
export function waysOn(baseUrl: string, hasFailed: boolean): WayOn[] {
  return [
    ...(hasFailed ? [retry] : []),
    ...sections.map(({label, summary, entry}) => ({
      label,
      hint: summary,
      route: baseUrl + entry.slice(1),
    })),
    {label: 'All tags', hint: 'Every subject, with its pages.', route: `${baseUrl}tags`},
  ];
}
