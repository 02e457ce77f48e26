import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportAddress} from '@site/src/lib/report-address';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {type ReactNode, type SyntheticEvent} from 'react';

/** "Edit this page", and beside it "Report an error on this page", which opens an issue that knows page, section and version. */
export default function EditOrReport({editUrl}: Props): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const addressOf = (hash: string) =>
    reportAddress(String(customFields?.repository), {title, address: url + permalink + hash});
  // Which section the reader is at is known when the link is used, by whatever means.
  const addSection = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressOf(window.location.hash);
  };
  return (
    <>
      <EditThisPage editUrl={editUrl} />
      <Link
        className="theme-report-error"
        href={addressOf('')}
        onFocus={addSection}
        onPointerDown={addSection}
      >
        Report an error on this page
      </Link>
    </>
  );
}
