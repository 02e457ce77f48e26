import {ListPage} from '@site/src/components/ListPage';
import {describePart, Folder, type SourcePart} from '@site/src/components/SourcePackagePage';
import type {SourcePackage} from '@site/src/components/SourcePage';
import {STRAPI_VERSION} from '@site/src/strapi';
import type {ReactNode} from 'react';

export type SourcePartPageProps = {of: SourcePackage; part: SourcePart; permalink: string};

/** A page `/source/{package}/{part}`: the folders and files of a part of a large package. */
export default function SourcePartPage({of, part, permalink}: SourcePartPageProps): ReactNode {
  const {name, directory, slug} = of;
  return (
    <ListPage
      title={`Source of ${name}: ${part.name}`}
      description={`Folders and files below ${part.name} of ${name} in Strapi ${STRAPI_VERSION}, each with the pages that describe it: ${describePart(part)}.`}
      permalink={permalink}
      above={{to: `/source/${slug}`, label: `Source of ${name}`}}
    >
      {part.folders.map((folder) => (
        <Folder key={folder.path} directory={directory} folder={folder} />
      ))}
    </ListPage>
  );
}
