import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type CitedFile, countReferences} from '@site/src/code-references/cited-files';
import {STRAPI_VERSION} from '@site/src/strapi';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

type CheckedAgainstProps = {
  /** The page's cited files as JSON: src/plugins/code-references/remark.ts writes it. */
  files: string;
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A path that may break after its slashes. */
function Path({path}: {path: string}): ReactNode {
  return path.split('/').map((part, index, {length}) => (
    // Parts may repeat, but never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {part}
      {index < length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}

function FileEntry({path, href, symbols}: CitedFile): ReactNode {
  return (
    <li>
      <Link to={href}>
        <Path path={path} />
      </Link>
      {symbols.length > 0 && (
        <ul>
          {symbols.map(({name, lines, href: symbolHref}) => (
            <li key={name}>
              <Link to={symbolHref}>
                {name} {lines && <span>{lines}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Foot of a page: which version it was checked against, and the code it cites, by file. A page that waits for a review does
 * not claim to be checked; one that cites no code cannot.
 */
export function CheckedAgainst({files: json}: CheckedAgainstProps): ReactNode {
  const {metadata} = useDoc();
  const files = JSON.parse(json) as CitedFile[];
  const isChecked = files.length > 0 && metadata.frontMatter.status === undefined;
  const claim = `${isChecked ? 'Checked against' : 'Written for'} Strapi ${STRAPI_VERSION}`;
  if (files.length === 0) {
    return (
      <p className={styles.foot} data-search-ignore>
        {claim}
      </p>
    );
  }
  return (
    <details className={styles.foot} data-search-ignore>
      <summary>
        {claim}: {count(countReferences(files), 'code reference')} in {count(files.length, 'file')}
      </summary>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileEntry key={file.path} {...file} />
        ))}
      </ul>
    </details>
  );
}
