/** Rows of the database that a stepper shows, by table and id. */
type Rows = Map<string, HTMLTableRowElement>;

const changeOf = (row: HTMLElement) => row.dataset.change;

/** Tables in the order of their first row, and in each the ids. */
function inOrder(rows: Rows): HTMLTableRowElement[] {
  const tables = [...new Set([...rows.keys()].map((key) => key.split(' ')[0]!))];
  const placeOf = (key: string) => {
    const [table, id] = key.split(' ');
    return tables.indexOf(table!) * 1e6 + Number(id);
  };
  return [...rows]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, row]) => row);
}

/** Returns the row as it is in a step that does not touch it. */
function untouched(row: HTMLTableRowElement): HTMLTableRowElement {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  copy.dataset.change = 'same';
  copy.cells[1]!.replaceChildren();
  return copy;
}

/**
 * Completes the tables of changes in a stepper: each then has all rows that are there at its step, those that the step does not
 * touch marked as `same`. A table of rows as they were (`before`) is where they begin.
 */
export function completeRows(stepper: HTMLElement): void {
  const rows: Rows = new Map();
  for (const table of stepper.querySelectorAll<HTMLTableElement>('[data-row-changes]')) {
    const touched = [...table.tBodies[0]!.rows];
    const shown: Rows = new Map([...rows].map(([key, row]) => [key, untouched(row)]));
    for (const row of touched) {
      const key = row.dataset.row!;
      const before = rows.get(key);
      if (changeOf(row) === 'gone') {
        // What it held is in the step that made it.
        row.cells[2]!.replaceChildren(
          ...((before?.cloneNode(true) as HTMLTableRowElement | undefined)?.cells[2]?.childNodes ??
            []),
        );
        rows.delete(key);
      } else {
        rows.set(key, row);
      }
      shown.set(key, row);
    }
    table.tBodies[0]!.replaceChildren(...inOrder(shown));
  }
}
