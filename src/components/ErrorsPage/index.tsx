import Link from '@docusaurus/Link';
import {ListPage} from '@site/src/components/ListPage';
import {type PageLink, SourceLink} from '@site/src/components/ListPage/links';
import {WithCode} from '@site/src/components/ListPage/with-code';
import {ListTable} from '@site/src/components/ListTable';
import {share} from '@site/src/lib/share';
import {STRAPI_VERSION} from '@site/src/strapi';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

/** A package with its messages. */
export type MessagePackage = {
  name: string;
  /** Folder inside the monorepo. */
  directory: string;
  /** Last part of the address of its page. */
  slug: string;
  /** Messages, and those whose file a page describes. */
  messages: number;
  described: number;
};

/** A message with its cause and cure (src/plugins/errors/known-errors.ts). */
export type ExplainedMessage = {
  message: string;
  file: string;
  line: number;
  symbol?: string;
  cause: string;
  cure: string;
  page: PageLink;
  proof: 'run' | 'read';
};

export type ErrorsPageProps = {
  packages: readonly (MessagePackage & {explained: readonly ExplainedMessage[]})[];
  permalink: string;
};

/** Messages with their causes and cures. */
export function ExplainedMessages({messages}: {messages: readonly ExplainedMessage[]}): ReactNode {
  return (
    <dl>
      {messages.map(({message, file, line, symbol, cause, cure, page, proof}) => (
        <Fragment key={`${file} ${message}`}>
          <dt>
            <code>{message}</code>
          </dt>
          <dd>
            <WithCode>{`${cause} ${cure}`}</WithCode> See <Link to={page.route}>{page.title}</Link>
            {proof === 'run' && ', which shows a run'}. It comes from{' '}
            <SourceLink path={file} line={line}>
              {symbol ?? file.slice(file.lastIndexOf('/') + 1)}
            </SourceLink>
            .
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The page `/errors`: the packages with their messages, and the messages that are met most. */
export default function ErrorsPage({packages, permalink}: ErrorsPageProps): ReactNode {
  const messages = packages.reduce((sum, each) => sum + each.messages, 0);
  const described = packages.reduce((sum, each) => sum + each.described, 0);
  return (
    <ListPage
      title="Messages"
      description={`Every message that the packages of Strapi ${STRAPI_VERSION} throw or log, with its file, symbol and line, and the page of this site that explains it.`}
      permalink={permalink}
    >
      <p>
        You have the text of an error and want to know where it comes from. Paste it into the search
        of this site, or open the package below. In each message <code>…</code> stands for a value.
        Of {messages.toLocaleString('en')} messages, {described.toLocaleString('en')} (
        {share(described, messages)}) come from a file that a page describes.
      </p>
      <ListTable
        head={['Package', 'Messages', 'With a page', 'With a cure']}
        rows={packages.map((each) => ({
          key: each.name,
          cells: [
            <Link key="name" to={`/errors/${each.slug}`}>
              {each.name}
            </Link>,
            each.messages,
            each.described,
            each.explained.length,
          ],
        }))}
      />
      <Heading as="h2" id="causes">
        Causes and cures
      </Heading>
      <p>
        Messages that a page of this site explains, each with its section. Where that section shows
        a run, the message was provoked on a real Strapi {STRAPI_VERSION}; the others were read in
        its source.
      </p>
      {packages
        .filter(({explained}) => explained.length > 0)
        .map((each) => (
          <Fragment key={each.slug}>
            <Heading as="h3" id={each.slug}>
              {each.name}
            </Heading>
            <ExplainedMessages messages={each.explained} />
          </Fragment>
        ))}
    </ListPage>
  );
}
