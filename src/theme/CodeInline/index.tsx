import {Breakable} from '@site/src/components/Breakable';
import type {Props} from '@theme/CodeInline';
import type {ReactNode} from 'react';

/** Longer ones may be wider than the text of a phone in a heading. */
const LONGEST_WHOLE = 18;

/** Code in running text: long identifiers break where they may. */
export default function CodeInline({children, ...props}: Props): ReactNode {
  return (
    <code {...props}>
      <Breakable longestWhole={LONGEST_WHOLE}>{children}</Breakable>
    </code>
  );
}
