import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportAddress} from '@site/src/lib/report-address';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

/**
 * "Edit this page", and beside it "Report an error on this page", which opens an issue that knows page, section
 * (src/client-modules/page-tools) and version.
 */
export default function EditOrReport({editUrl}: Props): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const address = reportAddress(String(customFields?.repository), {
    title,
    address: url + permalink,
  });
  return (
    <>
      <EditThisPage editUrl={editUrl} />
      <Link className="theme-report-error" data-report="" href={address}>
        Report an error on this page
      </Link>
    </>
  );
}
