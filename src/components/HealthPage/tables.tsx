import Link from '@docusaurus/Link';
import {ScrollBox} from '@site/src/components/ScrollBox';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import {share} from '@site/src/lib/share';
import {
  type CoverageHistory,
  groupBySection,
  type HealthPackageFacts,
  type HealthPageFacts,
  pageStates,
  stateOf,
} from './facts';
import styles from './styles.module.css';

type TableProps = {
  /** What the table is about, for screen readers. */
  label: string;
  /** Heads of the columns. */
  head: readonly string[];
  /** Columns that hold numbers, from 0. */
  numbers: readonly number[];
  /** Rows of the body; the first cell names the row. */
  rows: {key: string; cells: readonly ReactNode[]}[];
};

/** A plain table in a box that scrolls on narrow screens. */
function Table({label, head, numbers, rows}: TableProps): ReactNode {
  const classNameOf = (column: number) => clsx(numbers.includes(column) && styles.number);
  return (
    <ScrollBox label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" className={classNameOf(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({key, cells: [name, ...cells]}) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={classNameOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A number that should not be zero. */
function Wanted({number}: {number: number}): ReactNode {
  return <span className={clsx(number === 0 && styles.zero)}>{number}</span>;
}

/** How many pages of each section are in which state. */
export function StateTable({pages}: {pages: HealthPageFacts[]}): ReactNode {
  const rows: [string, HealthPageFacts[]][] = [...groupBySection(pages), ['All', pages]];
  return (
    <Table
      label="Pages by section and state"
      head={['Section', 'Pages', ...pageStates, 'References']}
      numbers={[1, 2, 3, 4, 5]}
      rows={rows.map(([label, members]) => ({
        key: label,
        cells: [
          label,
          members.length,
          ...pageStates.map((state) => members.filter((page) => stateOf(page) === state).length),
          members.reduce((sum, {references}) => sum + references, 0),
        ],
      }))}
    />
  );
}

/** The packages of Strapi with the number of pages that cite them, those without a page first. */
export function PackageTable({packages}: {packages: HealthPackageFacts[]}): ReactNode {
  return (
    <Table
      label="Packages of Strapi"
      head={['Package', 'Pages', 'Folder']}
      numbers={[1]}
      rows={packages
        .toSorted((a, b) => a.pages - b.pages || (a.name < b.name ? -1 : 1))
        .map(({name, directory, pages}) => ({
          key: directory,
          cells: [
            <code key="name">{name}</code>,
            <Wanted key="pages" number={pages} />,
            <code key="directory">{directory}</code>,
          ],
        }))}
    />
  );
}

/** Everything about the pages of one section. */
export function PageTable({label, pages}: {label: string; pages: HealthPageFacts[]}): ReactNode {
  return (
    <Table
      label={`Pages of ${label}`}
      head={['Page', 'Kind', 'State', 'Last change', 'References', 'Links in', 'Links out']}
      numbers={[4, 5, 6]}
      rows={pages.map((page) => ({
        key: page.route,
        cells: [
          <Link key="page" to={page.route}>
            {page.title}
          </Link>,
          page.kind,
          stateOf(page),
          page.lastChange && (
            <time key="change" dateTime={page.lastChange}>
              {page.lastChange}
            </time>
          ),
          page.references,
          <Wanted key="in" number={page.linksIn} />,
          <Wanted key="out" number={page.linksOut} />,
        ],
      }))}
    />
  );
}

/** How much of each package is described: at the days that were measured, and now. */
export function CoverageTable({coverage}: {coverage: CoverageHistory}): ReactNode {
  const {days, rows} = coverage;
  const head = ['Source of', 'Files', 'With a page', ...days, 'Now'];
  return (
    <Table
      label="Coverage by package"
      head={head}
      numbers={head.map((_, column) => column).slice(1)}
      rows={rows.map(({name, slug, files, described, earlier}) => ({
        key: name,
        cells: [
          slug ? (
            <Link key="name" to={`/source/${slug}`}>
              {name}
            </Link>
          ) : (
            name
          ),
          files,
          <Wanted key="described" number={described} />,
          ...earlier.map((part) => (part === null ? '–' : share(part, 1))),
          share(described, files),
        ],
      }))}
    />
  );
}
