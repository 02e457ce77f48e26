import {ListPage} from '@site/src/components/ListPage';
import {WithCode} from '@site/src/components/ListPage/with-code';
import {
  LabelLinks,
  type PageLink,
  PageLinks,
  SourceLink,
} from '@site/src/components/ListPage/links';
import type {SourcePackage} from '@site/src/components/SourcePage';
import {share} from '@site/src/lib/share';
import {STRAPI_VERSION} from '@site/src/strapi';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

/** Pages that describe something, the best first, and how many are not shown. */
type Description = {pages: readonly PageLink[]; others: number};

/** A file with the last part of its path. */
type SourceFile = Description & {name: string};

/** A folder with its own files, not those of the folders in it. */
export type SourceFolder = Description & {
  /** In the package, with a slash at its end; empty for the package itself. */
  path: string;
  files: SourceFile[];
  /** How many of the files have a page. */
  described: number;
};

/** A top folder of a package with all folders in it, or with the page of its own that has them. */
export type SourcePart = {
  name: string;
  folders: readonly SourceFolder[];
  /** How many files are in its folders, and how many of them have a page. */
  files: number;
  described: number;
  route?: string;
};

export type SourcePackagePageProps = {
  of: SourcePackage;
  parts: readonly SourcePart[];
  permalink: string;
};

/** Returns how many files of a part have a page, in words. */
export const describePart = ({files, described}: SourcePart): string =>
  `${described} of ${files} files have a page`;

/** A folder, closed, with its files. */
export function Folder({directory, folder}: {directory: string; folder: SourceFolder}): ReactNode {
  const {path, files, described} = folder;
  return (
    <details>
      <summary>
        <code>{path || directory}</code> {described} of {files.length} with a page
      </summary>
      <ul>
        {folder.pages.length > 0 && (
          <li>
            The folder: <PageLinks {...folder} />
          </li>
        )}
        {files.map((file) => (
          <li key={file.name}>
            <SourceLink path={`${directory}/${path}${file.name}`}>{file.name}</SourceLink>:{' '}
            <PageLinks {...file} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A page `/source/{package}`: the folders and files of a package, each with the pages that describe it. */
export default function SourcePackagePage({
  of,
  parts,
  permalink,
}: SourcePackagePageProps): ReactNode {
  const {name, directory, slug, role, page, issueLabels, files, described, hasMessages} = of;
  return (
    <ListPage
      title={`Source of ${name}`}
      description={`Folders and files of ${name} in Strapi ${STRAPI_VERSION}, each with the pages that describe it: ${described} of ${files} files have one.`}
      permalink={permalink}
      above={{to: '/source', label: 'Source map'}}
    >
      <p>
        <WithCode>{role}</WithCode>{' '}
        {page && (
          <>
            Begin with <Link to={page.to}>{page.label}</Link>.{' '}
          </>
        )}
        Folder in the monorepo: <SourceLink path={directory}>{directory}</SourceLink>. Labels of
        issues: <LabelLinks labels={issueLabels} />. Share of files with a page:{' '}
        {share(described, files)}. The numbers at a folder say how many of its own files have a
        page.
        {hasMessages && (
          <>
            {' '}
            <Link to={`/errors/${slug}`}>What the package throws and logs</Link> is a list of its
            own.
          </>
        )}
      </p>
      {parts.map((part) => (
        <Fragment key={part.name}>
          <Heading as="h2" id={part.name || 'top'}>
            {part.name || 'Top of the package'}
          </Heading>
          {part.route ? (
            <p>
              <Link to={part.route}>All files of {part.name}</Link>: {describePart(part)}.
            </p>
          ) : (
            part.folders.map((folder) => (
              <Folder key={folder.path} directory={directory} folder={folder} />
            ))
          )}
        </Fragment>
      ))}
    </ListPage>
  );
}
