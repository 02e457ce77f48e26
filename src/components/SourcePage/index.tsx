import Link from '@docusaurus/Link';
import {ListPage} from '@site/src/components/ListPage';
import {LabelLinks} from '@site/src/components/ListPage/links';
import {ListTable} from '@site/src/components/ListTable';
import {share} from '@site/src/lib/share';
import {STRAPI_VERSION} from '@site/src/strapi';
import type {PackageRole} from '@site/src/strapi/package-roles';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** A package with what the map knows of it. */
export type SourcePackage = PackageRole & {
  name: string;
  /** Folder inside the monorepo. */
  directory: string;
  /** Last part of the address of its page. */
  slug: string;
  /** Files of the published source, and those that a page cites. */
  files: number;
  described: number;
  /** True when it throws or logs something, so that it has a page of messages. */
  hasMessages: boolean;
};

export type SourcePageProps = {
  packages: readonly SourcePackage[];
  permalink: string;
};

/** The page `/source`: the packages of the monorepo, with how much of each is described. */
export default function SourcePage({packages, permalink}: SourcePageProps): ReactNode {
  const files = packages.reduce((sum, each) => sum + each.files, 0);
  const described = packages.reduce((sum, each) => sum + each.described, 0);
  return (
    <ListPage
      title="Source map"
      description={`Every folder and file of the published source of Strapi ${STRAPI_VERSION}, package by package, each with the pages of this site that describe it.`}
      permalink={permalink}
    >
      <p>
        Of {files.toLocaleString('en')} files, {described.toLocaleString('en')} have a page (
        {share(described, files)}). A page describes a file when it links the file or a symbol of
        it. The labels lead to the open issues and pull requests about the package in Strapi’s
        repository; a label often names where a fault shows, not where it is.
      </p>
      <ListTable
        head={['Package', 'Files', 'With a page', 'Share', 'Labels', 'Folder']}
        rows={packages.map((each) => ({
          key: each.name,
          cells: [
            <Link key="name" to={`/source/${each.slug}`}>
              {each.name}
            </Link>,
            each.files,
            each.described,
            share(each.described, each.files),
            <LabelLinks key="labels" labels={each.issueLabels} />,
            <code key="folder">{each.directory}</code>,
          ],
        }))}
      />

      <Heading as="h2" id="published">
        What is published, and what is not
      </Heading>
      <p>
        The map shows what is in the registry: the source of these packages, taken out of their
        source maps. A file that holds types only is published as a declaration and has the name of
        its source here. In the repository only are tests, the configuration of builds, the projects
        in <code>examples</code>, and the packages that this site does not document. The{' '}
        <Link to="/docs/package-map#folders">package map</Link> names the folders;{' '}
        <Link to="/health#coverage">Docs health</Link> shows how the shares have changed.
      </p>
    </ListPage>
  );
}
