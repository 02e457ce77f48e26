import {breakPieces} from '@site/src/lib/break-points';
import {Children, Fragment, type ReactNode} from 'react';

type BreakableProps = {
  children: ReactNode;
  /** How many letters an identifier may have to stay whole. */
  longestWhole?: number;
};

/** Text whose long identifiers break at capitals, slashes and dots. Children that are no text stay as they are. */
export function Breakable({children, longestWhole}: BreakableProps): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? breakPieces(child, longestWhole).map((piece, index) => (
          // Pieces may repeat, but never move.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))
      : child,
  );
}
