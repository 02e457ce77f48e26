import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Breakable} from '@site/src/components/Breakable';
import {type CitedFile, countReferences} from '@site/src/code-references/cited-files';
import {STRAPI_VERSION} from '@site/src/strapi';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

type CheckedAgainstProps = {
  /** The page's cited files as JSON: src/plugins/code-references/remark.ts writes it. */
  files: string;
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Lists with more files are folded. */
const LONGEST_OPEN = 4;

/** A path that may break after its slashes; its last part is what readers look for. */
function Path({path}: {path: string}): ReactNode {
  const parts = path.split(/(?<=\/)/u);
  return parts.map((part, index) => (
    // Parts may repeat, but never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {index < parts.length - 1 ? <span>{part}</span> : part}
    </Fragment>
  ));
}

function FileEntry({path, href, isCited, symbols}: CitedFile): ReactNode {
  return (
    <li>
      <Link to={href}>
        <Path path={path} />
      </Link>
      <ul>
        {isCited && <li>{path.endsWith('/') ? 'the whole folder' : 'the whole file'}</li>}
        {symbols.map(({name, lines, href: symbolHref}) => (
          <li key={name}>
            <Link to={symbolHref}>
              <Breakable>{name}</Breakable> {lines && <span>{lines}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * Foot of a page: which version it was checked against, and the code that it links or names in the field `checked`, by file.
 * It is the only such list: links to the code maps that pages once had lead to it. A page that waits for a review does not
 * claim to be checked; one that cites no code cannot.
 */
export function CheckedAgainst({files: json}: CheckedAgainstProps): ReactNode {
  const {metadata} = useDoc();
  const files = JSON.parse(json) as CitedFile[];
  const isChecked = files.length > 0 && metadata.frontMatter.status === undefined;
  const claim = `${isChecked ? 'Checked against' : 'Written for'} Strapi ${STRAPI_VERSION}`;
  const references = `${count(countReferences(files), 'code reference')} in ${count(files.length, 'file')}`;
  if (metadata.frontMatter.kind === 'symptoms') {
    // Its rows are that list already.
    return (
      <footer className={styles.foot} id="code-map" data-search-ignore>
        {claim}: {references}, each named in its row
      </footer>
    );
  }
  if (files.length === 0) {
    return (
      <footer className={styles.foot} data-search-ignore>
        {claim}
      </footer>
    );
  }
  return (
    <footer data-search-ignore>
      <details className={styles.foot} id="code-map" open={files.length <= LONGEST_OPEN}>
        <summary>
          {claim}: {references}
        </summary>
        <ul className={styles.files}>
          {files.map((file) => (
            <FileEntry key={file.path} {...file} />
          ))}
        </ul>
      </details>
    </footer>
  );
}
