import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {getSection} from '@site/src/sections';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

/** First steps of the breadcrumb trail: the home page, then the section that the reader is in. */
export default function HomeBreadcrumbItems(): ReactNode {
  const sidebar = useDocsSidebar();
  const section = sidebar && getSection(sidebar.name);
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
