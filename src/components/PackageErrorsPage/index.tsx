import Link from '@docusaurus/Link';
import {
  type ExplainedMessage,
  ExplainedMessages,
  type MessagePackage,
} from '@site/src/components/ErrorsPage';
import {ListPage} from '@site/src/components/ListPage';
import {type PageLink, PageLinks, SourceLink} from '@site/src/components/ListPage/links';
import {STRAPI_VERSION} from '@site/src/strapi';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

/** A file with the messages that it throws or logs. */
export type FileMessages = {
  /** Inside the package. */
  path: string;
  /** The page that explains the file. */
  page?: PageLink;
  /** Each with its page, where that is not the one of the file. */
  messages: readonly {text: string; line: number; symbol?: string; page?: PageLink}[];
};

export type PackageErrorsPageProps = {
  of: MessagePackage;
  files: readonly FileMessages[];
  explained: readonly ExplainedMessage[];
  permalink: string;
};

/** A page `/errors/{package}`: the messages of a package, by file. */
export default function PackageErrorsPage({
  of,
  files,
  explained,
  permalink,
}: PackageErrorsPageProps): ReactNode {
  const {name, directory, slug, messages, described} = of;
  return (
    <ListPage
      title={`Messages of ${name}`}
      description={`The ${messages} messages that ${name} ${STRAPI_VERSION} throws or logs, by file, each with its symbol and line; ${described} come from a file with a page.`}
      permalink={permalink}
      above={{to: '/errors', label: 'Messages'}}
    >
      <p>
        Each message leads to its line; <code>…</code> in it stands for a value. The page beside a
        file explains its messages, but for those that name another. All files of the package are in
        its <Link to={`/source/${slug}`}>source map</Link>.
      </p>
      {explained.length > 0 && (
        <>
          <Heading as="h2" id="causes">
            Causes and cures
          </Heading>
          <ExplainedMessages messages={explained} />
        </>
      )}
      <Heading as="h2" id="messages">
        All messages
      </Heading>
      {files.map((file) => (
        <Fragment key={file.path}>
          <p>
            <SourceLink path={`${directory}/${file.path}`}>{file.path}</SourceLink>:{' '}
            <PageLinks pages={file.page ? [file.page] : []} />
          </p>
          <ul>
            {file.messages.map(({text, line, symbol, page}) => (
              <li key={`${line} ${symbol} ${text}`}>
                <SourceLink path={`${directory}/${file.path}`} line={line}>
                  {text}
                </SourceLink>{' '}
                {symbol && `in ${symbol}, `}line {line}
                {page && (
                  <>
                    : <PageLinks pages={[page]} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </ListPage>
  );
}
