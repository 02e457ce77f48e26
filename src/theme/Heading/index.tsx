import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {Breakable} from '@site/src/components/Breakable';
import type {Props} from '@theme/Heading';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';

/** What a line of the largest heading has room for on a phone with large letters. */
const LONGEST_WHOLE_IN_TITLE = 10;

/**
 * A heading whose identifiers break where they may, with a link to itself. In articles a click on the link copies its address
 * too (src/article/browser/heading-links.ts).
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const content = (
    <Breakable longestWhole={As === 'h1' ? LONGEST_WHOLE_IN_TITLE : undefined}>
      {children}
    </Breakable>
  );
  // The h1 is the page itself.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {content}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof children === 'string' ? children : id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, className)} id={id}>
      {content}
      <Link className="hash-link" to={`#${id}`} aria-label={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
