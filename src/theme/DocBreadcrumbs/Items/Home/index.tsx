import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {sections} from '@site/src/sections';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

/** First steps of the breadcrumb trail: the home page, then the section that the reader is in. */
export default function HomeBreadcrumbItems(): ReactNode {
  const {pluginId} = useDocsVersion();
  const section = sections.find((candidate) => candidate.pluginId === pluginId);
  return (
    <>
      <Home />
      {section && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.entry}>
            {section.label}
          </Link>
        </li>
      )}
    </>
  );
}
