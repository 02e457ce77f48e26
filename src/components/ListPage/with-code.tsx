import type {ReactNode} from 'react';

/** A sentence in which what is between backticks is code. */
export function WithCode({children}: {children: string}): ReactNode {
  return children.split('`').map((part, place) =>
    // Parts may repeat, but never move.
    // oxlint-disable-next-line react/no-array-index-key
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
}
