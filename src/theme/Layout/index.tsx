import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {createContext, type ReactNode} from 'react';

/** True inside of a layout. */
export const InsideLayout = createContext(false);

/** The layout, which tells what is in it that it is there: the page loader stands in for both. */
export default function LayoutThatTells(props: Props): ReactNode {
  return (
    <InsideLayout value={true}>
      <Layout {...props} />
    </InsideLayout>
  );
}
