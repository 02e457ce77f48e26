import {OfflineControl} from '@site/src/components/OfflineControl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const description =
  'Keep a copy of this site in your browser: all pages, their pictures and the search, for when there is no network.';

/** The page `/offline`, on which readers keep a copy of the site, and remove it. Only its own script knows of copies. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout title="Read offline" description={description}>
      <main className="container page">
        <Heading as="h1">Read offline</Heading>
        <p className="page__lead">{description}</p>
        <OfflineControl />
        <Heading as="h2" className="page__heading" id="how">
          What it does
        </Heading>
        <ul>
          <li>Nothing is loaded or stored before you press the button, here or on another page.</li>
          <li>
            With a copy, pages open from it, with a network and without one. When this site has
            changed, your browser loads the newer version while you read. It takes the place of the
            copy once it is complete.
          </li>
          <li>
            The copy is in this browser only. “Remove the copy” deletes all of it; so does your
            browser when you clear the data of this site.
          </li>
          <li>
            Links to other sites, such as the source of Strapi, need the network, and so does the
            Markdown of pages.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
