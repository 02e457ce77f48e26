import Link from '@docusaurus/Link';
import {strapiLabelAddress, strapiPermalink} from '@site/src/strapi';
import {Fragment, type ReactNode} from 'react';

/** A page of this site. */
export type PageLink = {title: string; route: string};

/** Links to pages with commas between them, and how many others there are; says so when there is none. */
export function PageLinks({
  pages,
  others = 0,
}: {
  pages: readonly PageLink[];
  others?: number;
}): ReactNode {
  if (pages.length === 0) {
    return 'no page';
  }
  return (
    <>
      {pages.map(({title, route}, index) => (
        <Fragment key={route}>
          {index > 0 && ', '}
          <Link to={route}>{title}</Link>
        </Fragment>
      ))}
      {others > 0 && ` and ${others} more`}
    </>
  );
}

/** A link to a file or folder at the pinned version. */
export function SourceLink({
  path,
  line,
  children,
}: {
  path: string;
  line?: number;
  children: string;
}): ReactNode {
  return (
    <Link to={`${strapiPermalink(encodeURI(path))}${line ? `#L${line}` : ''}`}>
      <code>{children}</code>
    </Link>
  );
}

/** Links to the open issues and pull requests that have one of these labels; says so when there is no label. */
export function LabelLinks({labels}: {labels?: readonly string[]}): ReactNode {
  if (!labels) {
    return 'none found';
  }
  return labels.map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      <Link to={strapiLabelAddress(label)}>
        <code>{label}</code>
      </Link>
    </Fragment>
  ));
}
