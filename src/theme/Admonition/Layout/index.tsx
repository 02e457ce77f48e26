import Translate from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';
import type LayoutType from '@theme/Admonition/Layout';
import {type ComponentProps, isValidElement, type ReactNode} from 'react';

/**
 * An admonition whose author gave it no title has the framework's label ("warning"), the only title that is made by
 * `Translate`. Like the icon it is no text of the page, so the search leaves it out.
 */
export default function AdmonitionLayout({
  title,
  icon,
  ...props
}: ComponentProps<typeof LayoutType>): ReactNode {
  const isLabel = isValidElement(title) && title.type === Translate;
  return (
    <Layout
      {...props}
      icon={icon && <span data-search-ignore>{icon}</span>}
      title={isLabel ? <span data-search-ignore>{title}</span> : title}
    />
  );
}
