import Translate from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';
import type LayoutType from '@theme/Admonition/Layout';
import {type ComponentProps, isValidElement, type ReactNode} from 'react';

/**
 * An admonition whose author gave it no title has the framework's label ("warning"), the only title that is made by
 * `Translate`. It is no word of the page, so the search leaves it out.
 */
export default function AdmonitionLayout({
  title,
  ...props
}: ComponentProps<typeof LayoutType>): ReactNode {
  const isLabel = isValidElement(title) && title.type === Translate;
  return <Layout {...props} title={isLabel ? <span data-search-ignore>{title}</span> : title} />;
}
