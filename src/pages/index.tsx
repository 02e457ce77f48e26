import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ListTable} from '@site/src/components/ListTable';
import {ScrollBox} from '@site/src/components/ScrollBox';
import {Search} from '@site/src/search/browser/widget';
import {SectionList} from '@site/src/components/SectionList';
import {STRAPI_VERSION, strapiPermalink} from '@site/src/strapi';
import {presentedPackages} from '@site/src/strapi/package-roles';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

/** What readers come for most often, as the end of the sentence "I want to …". */
const intentions: {to: string; label: string; hint: string}[] = [
  {
    to: '/guides/contributing',
    label: 'set up the monorepo',
    hint: 'and open my first pull request',
  },
  {
    to: '/docs/intro',
    label: 'find my way in the code',
    hint: 'packages, halves, words that mislead',
  },
  {
    to: '/api/Strapi',
    label: 'know what happens at start-up',
    hint: 'register, bootstrap, listen, destroy',
  },
  {
    to: '/api/container',
    label: 'look up or add a service',
    hint: 'what the container holds, and when',
  },
  {to: '/database', label: 'change how data is stored', hint: 'queries, schema sync, migrations'},
  {to: '/permissions', label: 'change who may do what', hint: 'actions, conditions, abilities'},
  {
    to: '/exports/modules',
    label: 'import from the admin panel',
    hint: 'every component, hook and type',
  },
  {to: '/rfcs/intro', label: 'propose a larger change', hint: 'when an RFC is due, and its form'},
];

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="Contributor documentation"
      description={String(siteConfig.customFields?.homeDescription)}
    >
      <main className="container page">
        <p className="page__kicker">{siteConfig.tagline}</p>
        <Heading as="h1" className={styles.title}>
          Contributor documentation
        </Heading>
        <p className="page__lead">
          For people with the Strapi monorepo open in the next window. Every page speaks of one
          version, {STRAPI_VERSION}, and says which file to open.
        </p>
        <Search isLarge />

        <section aria-labelledby="i-want-to">
          <Heading as="h2" id="i-want-to" className="page__heading">
            I want to …
          </Heading>
          <ul className={styles.intentions}>
            {intentions.map(({to, label, hint}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{hint}</span>
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="sections">
          <Heading as="h2" id="sections" className="page__heading">
            Five sections
          </Heading>
          <SectionList />
        </section>

        <section aria-labelledby="packages">
          <Heading as="h2" id="packages" className="page__heading">
            The packages
          </Heading>
          <ScrollBox label="The packages">
            <ListTable
              className={styles.packages}
              head={['Package', 'Responsible for', 'Page']}
              rows={presentedPackages.map(({name, directory, role, page}) => ({
                key: name,
                cells: [
                  <Link key="package" to={strapiPermalink(directory)}>
                    <code>{name}</code>
                  </Link>,
                  role,
                  <Link key="page" to={page.to}>
                    {page.label}
                  </Link>,
                ],
              }))}
            />
          </ScrollBox>
        </section>
      </main>
    </Layout>
  );
}
