import {collectPagesOfFiles} from '../../code-references/pages-of-files';
import type {CoverageHistory} from '../../components/HealthPage';
import type {PageText} from '../../markdown/pages';
import {readCodeIndex} from '../../search/plugin/code-file';
import {strapiPackages} from '../../strapi/packages';
import {packageSlug} from '../../strapi/source-route';
import {
  largestWithoutPage,
  measureCoverage,
  readCoverageHistory,
  sumOf,
} from '../source-map/coverage';

/** Days of the history that the page shows, the last ones. */
const MOST_DAYS = 5;

/** How many of the longest files without a page are named. */
const LARGEST_FILES = 10;

const shareOf = ([files, described]: readonly [number, number]) =>
  files > 0 ? described / files : null;

/** Returns how much of Strapi's source the pages describe; undefined for a site without an index of that source. */
export function collectCoverageFacts(
  pages: readonly PageText[],
  siteDir: string,
): CoverageHistory | undefined {
  const index = readCodeIndex(siteDir);
  if (!index) {
    return undefined;
  }
  const pagesOfFiles = collectPagesOfFiles(pages);
  const coverage = measureCoverage(index, pagesOfFiles);
  const records = readCoverageHistory(siteDir).slice(-MOST_DAYS);
  const sums = records.map((record) =>
    sumOf(Object.values(record.packages).map(([files, described]) => ({files, described}))),
  );
  return {
    days: records.map(({date}) => date),
    rows: [
      {
        name: 'All',
        ...sumOf(coverage.values()),
        earlier: sums.map(({files, described}) => shareOf([files, described])),
      },
      ...strapiPackages.map(({name, directory}) => ({
        name,
        slug: packageSlug({name}),
        ...coverage.get(directory)!,
        earlier: records.map((record) => {
          const counts = record.packages[directory];
          return counts ? shareOf(counts) : null;
        }),
      })),
    ],
    largest: largestWithoutPage(index, pagesOfFiles, LARGEST_FILES),
  };
}
