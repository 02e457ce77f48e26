import type {Check} from '../check';
import {plural} from '../../plural';
import {compareTable} from './compare';
import {collectTables} from './markers';

/** Every table that says so holds what the pinned source or the published command line has. */
export const tables: Check = {
  name: 'tables',
  check: async ({selected, report, ...truth}) => {
    const found = selected.map(collectTables);
    const compared = found.flatMap((page) => page.tables);
    const problems = await Promise.all(
      found.flatMap((page) => page.tables.map((table) => compareTable(table, page.tables, truth))),
    );
    const rows = compared.reduce((sum, table) => sum + table.rows.length, 0);
    report(`${plural(compared.length, 'compared table')}, ${plural(rows, 'row')}`);
    return [...found.flatMap((page) => page.problems), ...problems.flat()];
  },
};
