import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ScrollBox} from '@site/src/components/ScrollBox';
import {Search} from '@site/src/search/browser/widget';
import {SectionList} from '@site/src/components/SectionList';
import {STRAPI_VERSION, strapiPermalink} from '@site/src/strapi';
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

/** Packages of the monorepo in the order in which they build on each other; `page` is where this site explains them. */
const packages: {name: string; folder: string; role: string; page: {to: string; label: string}}[] =
  [
    {
      name: '@strapi/strapi',
      folder: 'packages/core/strapi',
      role: 'What an application installs: the command line, and the entry points of server and admin panel.',
      page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
    },
    {
      name: '@strapi/core',
      folder: 'packages/core/core',
      role: 'The server: container, life cycle, routing, document service, event hub, cron.',
      page: {to: '/api/Strapi', label: 'Strapi'},
    },
    {
      name: '@strapi/database',
      folder: 'packages/core/database',
      role: 'Queries, schema sync, migrations and transactions for SQLite, PostgreSQL and MySQL.',
      page: {to: '/database', label: 'Database'},
    },
    {
      name: '@strapi/permissions',
      folder: 'packages/core/permissions',
      role: 'The engine that turns permissions into an ability.',
      page: {to: '/permissions', label: 'Permissions'},
    },
    {
      name: '@strapi/types',
      folder: 'packages/core/types',
      role: 'TypeScript types of the server, its services and its content types.',
      page: {to: '/guides/type-system', label: 'Type system'},
    },
    {
      name: '@strapi/utils',
      folder: 'packages/core/utils',
      role: 'Helper functions that all server packages share.',
      page: {to: '/docs/core/utils', label: 'Utils'},
    },
    {
      name: '@strapi/admin',
      folder: 'packages/core/admin',
      role: 'The admin panel and its server half: users, roles, tokens, settings.',
      page: {to: '/docs/core/admin/intro', label: 'Admin panel'},
    },
    {
      name: '@strapi/content-manager',
      folder: 'packages/core/content-manager',
      role: 'Views for listing and editing entries.',
      page: {to: '/docs/core/content-manager/intro', label: 'Content Manager'},
    },
    {
      name: '@strapi/content-type-builder',
      folder: 'packages/core/content-type-builder',
      role: 'Editing content types and writing their schemas to disk.',
      page: {to: '/docs/core/content-type-builder/intro', label: 'Content-Type Builder'},
    },
    {
      name: '@strapi/content-releases',
      folder: 'packages/core/content-releases',
      role: 'Publishing several entries together, at once or at a set time.',
      page: {to: '/docs/core/content-releases/intro', label: 'Content Releases'},
    },
    {
      name: '@strapi/review-workflows',
      folder: 'packages/core/review-workflows',
      role: 'Stages that an entry passes before it is published.',
      page: {to: '/docs/core/admin/ee/review-workflows', label: 'Review workflows'},
    },
    {
      name: '@strapi/upload',
      folder: 'packages/core/upload',
      role: 'Files: media library, folders, and the providers that store them.',
      page: {to: '/upload', label: 'Upload'},
    },
    {
      name: '@strapi/data-transfer',
      folder: 'packages/core/data-transfer',
      role: 'Export, import and transfer between instances.',
      page: {to: '/docs/core/data-transfer/intro', label: 'Data transfer'},
    },
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
            <table className={styles.packages}>
              <thead>
                <tr>
                  <th scope="col">Package</th>
                  <th scope="col">Responsible for</th>
                  <th scope="col">Page</th>
                </tr>
              </thead>
              <tbody>
                {packages.map(({name, folder, role, page}) => (
                  <tr key={name}>
                    <th scope="row">
                      <Link to={strapiPermalink(folder)}>
                        <code>{name}</code>
                      </Link>
                    </th>
                    <td>{role}</td>
                    <td>
                      <Link to={page.to}>{page.label}</Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </section>
      </main>
    </Layout>
  );
}
