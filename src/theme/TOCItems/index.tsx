import {withBreaks} from '@site/src/lib/break-points';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {type ReactNode, useMemo} from 'react';

/** The table of contents, whose identifiers break where they may. */
export default function BreakableTOCItems({toc, ...props}: Props): ReactNode {
  const breakable = useMemo(
    () => toc.map((item) => ({...item, value: withBreaks(item.value)})),
    [toc],
  );
  return <TOCItems {...props} toc={breakable} />;
}
