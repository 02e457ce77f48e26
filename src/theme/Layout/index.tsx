import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pageOf} from '@site/src/article/browser/page-of';
import {pageNameOf} from '@site/src/lib/page-name';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {createContext, type ReactNode} from 'react';

/** True inside of a layout. */
export const InsideLayout = createContext(false);

/** Tells programs where the Markdown of this page is, and the list of all pages. It is not for people: nobody sees or hears it. */
function ForPrograms(): ReactNode {
  const home = useBaseUrl('/');
  const route = useLocation().pathname.replace(/(?:\.html)?\/?$/u, '');
  const page = route.length < home.length ? home : pageOf(route);
  // What is shown where no page is has no Markdown.
  if (page === undefined) {
    return undefined;
  }
  const markdown = `${home}${pageNameOf(page, home)}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <div hidden>
        For programs: <a href={`${home}llms.txt`}>all pages</a>,{' '}
        <a href={markdown}>this page as Markdown</a>
      </div>
    </>
  );
}

/** The layout, which tells what is in it that it is there: the page loader stands in for both. */
export default function LayoutThatTells(props: Props): ReactNode {
  return (
    <InsideLayout value={true}>
      <ForPrograms />
      <Layout {...props} />
    </InsideLayout>
  );
}
