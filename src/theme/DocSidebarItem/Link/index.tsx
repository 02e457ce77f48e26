import {Breakable} from '@site/src/components/Breakable';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';

/** A link of the sidebar, whose identifiers break where they may. */
export default function BreakableLink({item, ...props}: Props): ReactNode {
  // The framework renders the label, and does nothing else with it.
  const label = (<Breakable>{item.label}</Breakable>) as unknown as string;
  return <Link {...props} item={{...item, label}} />;
}
