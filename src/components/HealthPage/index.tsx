import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {STRAPI_REPOSITORY, STRAPI_VERSION, strapiPermalink} from '@site/src/strapi';
import {share} from '@site/src/lib/share';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {
  type CoverageHistory,
  deadEndsOf,
  groupBySection,
  type HealthPackageFacts,
  type HealthPageFacts,
  orphansOf,
  stateOf,
} from './facts';
import styles from './styles.module.css';
import {CoverageTable, PackageTable, PageTable, StateTable} from './tables';

export type {CoverageHistory, HealthPackageFacts, HealthPageFacts} from './facts';

export type HealthPageProps = {
  pages: HealthPageFacts[];
  packages: HealthPackageFacts[];
  /** Absent when the site has no index of Strapi's source. */
  coverage?: CoverageHistory;
};

/** A number of the summary with the place on this page that explains it. */
function Total({
  name,
  value,
  href,
}: {
  name: string;
  value: number | string;
  href: string;
}): ReactNode {
  return (
    <div>
      <dt>
        <Link to={href}>{name}</Link>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Summary({pages, packages, coverage}: HealthPageProps): ReactNode {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>
          <Link to={`${STRAPI_REPOSITORY}/tree/v${STRAPI_VERSION}`}>Strapi</Link>
        </dt>
        <dd>{STRAPI_VERSION}</dd>
      </div>
      <Total name="Pages" value={pages.length} href="#pages" />
      <Total
        name="Code references"
        value={pages.reduce((sum, {references}) => sum + references, 0)}
        href="#state"
      />
      {coverage && (
        <Total
          name="Files with a page"
          value={share(coverage.rows[0]!.described, coverage.rows[0]!.files)}
          href="#coverage"
        />
      )}
      <Total
        name="Pages to review"
        value={pages.filter((page) => stateOf(page) === 'Needs review').length}
        href="#review"
      />
      <Total
        name="Packages without a page"
        value={packages.filter((each) => each.pages === 0).length}
        href="#packages"
      />
      <Total name="Orphans" value={orphansOf(pages).length} href="#orphans" />
      <Total name="Dead ends" value={deadEndsOf(pages).length} href="#dead-ends" />
    </dl>
  );
}

/** The part about the source of Strapi: how much of it is described, and what is missing most. */
function Coverage({coverage}: {coverage: CoverageHistory}): ReactNode {
  return (
    <>
      <Heading as="h2" id="coverage" className="page__heading">
        Coverage of Strapi’s source
      </Heading>
      <p className={styles.explanation}>
        The files of each package, and how many of them a page cites, on the days that were measured
        and now. The <Link to="/source">source map</Link> has every file with its pages, and{' '}
        <Link to="/errors">Messages</Link> every message with the page that explains it.
      </p>
      <CoverageTable coverage={coverage} />
      <Heading as="h3" id="largest">
        Largest files without a page
      </Heading>
      <ul className={styles.pages}>
        {coverage.largest.map(({path, lines}) => (
          <li key={path}>
            <Link to={strapiPermalink(path)}>{path}</Link>{' '}
            <span className={styles.section}>{lines.toLocaleString('en')} lines</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to pages; each may say more below. */
function PageList({
  pages,
  none,
  detail,
}: {
  pages: HealthPageFacts[];
  /** What to say when there is no page. */
  none: string;
  detail?: (page: HealthPageFacts) => ReactNode;
}): ReactNode {
  if (pages.length === 0) {
    return <p>{none}</p>;
  }
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page.route}>
          <Link to={page.route}>{page.title}</Link>{' '}
          <span className={styles.section}>{page.section}</span>
          {detail?.(page)}
        </li>
      ))}
    </ul>
  );
}

function ReviewNotes({reviewNotes}: HealthPageFacts): ReactNode {
  return (
    <ul>
      {reviewNotes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** The page `/health`: what the build knows of the state of the documentation. */
export default function HealthPage({pages, packages, coverage}: HealthPageProps): ReactNode {
  const toReview = pages.filter((page) => stateOf(page) === 'Needs review');
  return (
    <Layout>
      <PageMetadata
        title="Docs health"
        description="State of the contributor documentation of Strapi 5: pages to review, code references, coverage of Strapi’s source, orphans and dead ends."
      />
      <main className="container page">
        <Heading as="h1">Docs health</Heading>
        <p className="page__lead">
          What the build of this site knows of its pages, for the people who keep it: what is proved
          by references to the code, and where to work next.
        </p>
        <Summary pages={pages} packages={packages} coverage={coverage} />

        <Heading as="h2" id="state" className="page__heading">
          State by section
        </Heading>
        <p className={styles.explanation}>
          A page is checked when every reference to code leads to the published source and none of
          it has changed since the page was written. References count once a page.
        </p>
        <StateTable pages={pages} />

        <Heading as="h2" id="review" className="page__heading">
          Pages to review
        </Heading>
        <PageList
          pages={toReview}
          none="None: the code that the pages cite is as it was when they were written."
          detail={ReviewNotes}
        />

        <Heading as="h2" id="packages" className="page__heading">
          Packages
        </Heading>
        <p className={styles.explanation}>
          Pages that cite code of a package. A package has a page when there is at least one.
        </p>
        <PackageTable packages={packages} />

        {coverage && <Coverage coverage={coverage} />}

        <Heading as="h2" id="orphans" className="page__heading">
          Orphans
        </Heading>
        <p className={styles.explanation}>
          Pages that no other page links to in its text: readers find them in the sidebar, by tag or
          by search only.
        </p>
        <PageList pages={orphansOf(pages)} none="None." />

        <Heading as="h2" id="dead-ends" className="page__heading">
          Dead ends
        </Heading>
        <p className={styles.explanation}>Pages whose text links to no other page of the site.</p>
        <PageList pages={deadEndsOf(pages)} none="None." />

        <Heading as="h2" id="pages" className="page__heading">
          All pages
        </Heading>
        <p className={styles.explanation}>
          Links in: other pages whose text links here. Links out: other pages that the text links
          to.
        </p>
        {groupBySection(pages).map(([label, members]) => (
          <section key={label}>
            <Heading as="h3">{label}</Heading>
            <PageTable label={label} pages={members} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
