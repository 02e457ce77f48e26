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

type Way = {to: string; label: string; hint: string};

/** The reading tracks, as the end of the sentence "I want to …"; what each begins with. */
const tracks: Way[] = [
  {
    to: '/docs/reading-tracks#content',
    label: 'change how content is saved',
    hint: 'Begin by logging one publish.',
  },
  {
    to: '/docs/reading-tracks#panel',
    label: 'extend the admin panel',
    hint: 'Begin by adding a page to the settings.',
  },
  {
    to: '/docs/reading-tracks#plugin',
    label: 'write a plugin',
    hint: 'Begin by answering one request.',
  },
  {
    to: '/docs/reading-tracks#transfer',
    label: 'move data between environments',
    hint: 'Begin by finding an entry in an archive.',
  },
  {
    to: '/docs/reading-tracks#merge',
    label: 'get a change merged',
    hint: 'Begin by breaking a test.',
  },
];

/** Where somebody finds what they have a name for. */
const finders: Way[] = [
  {
    to: '/docs/intro',
    label: 'the code behind a click',
    hint: 'One click and one request, file by file.',
  },
  {to: '/docs/package-map', label: 'a package', hint: 'What it is for, and what needs it.'},
  {to: '/symptoms', label: 'what a user reports', hint: 'What it usually is, and the file.'},
  {to: '/glossary', label: 'a word', hint: 'Which of its meanings is in front of you.'},
];

/** Links with a line of explanation each, below a heading that begins their sentence. */
function Ways({id, title, ways}: {id: string; title: string; ways: readonly Way[]}): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} className="page__heading">
        {title}
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({to, label, hint}) => (
          <li key={to}>
            <Link to={to}>{label}</Link> <span>{hint}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

        <Ways id="i-want-to" title="I want to …" ways={tracks} />
        <Ways id="i-look-for" title="I look for …" ways={finders} />

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
