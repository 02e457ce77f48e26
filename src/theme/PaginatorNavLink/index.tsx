import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {groupOf} from '@site/src/lib/sidebar-group';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

/** A link to the page before or after, with the group of the sidebar that it is in: titles such as "Introduction" repeat. */
export default function PaginatorNavLinkWithGroup({subLabel, ...props}: Props): ReactNode {
  const group = groupOf(props.permalink, useDocsSidebar()?.items ?? []);
  return (
    <PaginatorNavLink
      {...props}
      subLabel={
        <>
          {subLabel}
          {group !== undefined && ` · ${group}`}
        </>
      }
    />
  );
}
