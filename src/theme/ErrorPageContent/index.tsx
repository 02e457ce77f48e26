import Head from '@docusaurus/Head';
import {useTryElsewhere} from '@site/src/lib/use-try-elsewhere';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** What stands in the place of a page that crashed until the reader goes elsewhere, with a title of the tab that says so. */
export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  useTryElsewhere(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
