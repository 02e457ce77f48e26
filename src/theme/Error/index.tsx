import {useTryElsewhere} from '@site/src/lib/use-try-elsewhere';
import ErrorPage from '@theme-original/Error';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** What stands in the place of a site that crashed outside of its layout, until the reader goes elsewhere. */
export default function ErrorPageUntilElsewhere(props: Props): ReactNode {
  useTryElsewhere(props.tryAgain);
  return <ErrorPage {...props} />;
}
