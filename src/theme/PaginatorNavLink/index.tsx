import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {Breakable} from '@site/src/components/Breakable';
import {groupOf} from '@site/src/lib/sidebar-group';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

/** The two share the width of a phone. */
const LONGEST_WHOLE = 10;

/**
 * A link to the page before or after, with the group of the sidebar that it is in: titles such as "Introduction" repeat.
 * Identifiers break where they may.
 */
export default function PaginatorNavLinkWithGroup({subLabel, title, ...props}: Props): ReactNode {
  const group = groupOf(props.permalink, useDocsSidebar()?.items ?? []);
  return (
    <PaginatorNavLink
      {...props}
      title={<Breakable longestWhole={LONGEST_WHOLE}>{title}</Breakable>}
      subLabel={
        <>
          {subLabel}
          {group !== undefined && ` · ${group}`}
        </>
      }
    />
  );
}
