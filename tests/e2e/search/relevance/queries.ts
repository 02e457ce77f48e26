import {adminQueries} from './queries/admin';
import {contentManagerQueries} from './queries/content-manager';
import {guideQueries} from './queries/guides';
import {introductionQueries} from './queries/introductions';
import {serverQueries} from './queries/server';
import {transferAndReleaseQueries} from './queries/transfer-and-releases';
import type {RelevanceQuery} from './query';

export type {RelevanceQuery} from './query';

/** What contributors look for, and where the pages answer it. */
export const relevanceQueries: readonly RelevanceQuery[] = [
  ...introductionQueries,
  ...serverQueries,
  ...adminQueries,
  ...contentManagerQueries,
  ...transferAndReleaseQueries,
  ...guideQueries,
];
