import {sections} from '../../../sections';

/** Where to go on from when there is no result to choose, or the reader has typed nothing yet. */
export type WayOn = Record<string, unknown> & {
  label: string;
  hint: string;
  /** Without one, the way on is to ask again. */
  route?: string;
};

const retry: WayOn = {label: 'Try again', hint: 'Ask for the index once more.'};

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
