import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistantAddresses} from '@site/src/lib/assistants';
import {pageNameOf} from '@site/src/lib/page-name';
import {reportAddress} from '@site/src/lib/report-address';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Links the menu's button with its list: a popover, which browsers open and close without a script. */
const MENU_ID = 'page-tools';

/** A link of the list. It opens a tab of its own: what it leads to is no page of the router. */
function Tool(props: ComponentProps<'a'>): ReactNode {
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- It is among the properties. */}
      <a {...props} rel="noopener noreferrer" target="_blank" />
    </li>
  );
}

/**
 * What a reader can do with a page: a button that opens a list. The list is links, which need no script;
 * src/client-modules/page-tools does what the one button in it says.
 */
export function PageTools(): ReactNode {
  const {title, permalink, editUrl} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const home = useBaseUrl('/');
  const markdown = `${home}${pageNameOf(permalink, home)}.md`;
  const report = reportAddress(String(customFields?.repository), {title, address: url + permalink});
  return (
    <div>
      <button className="clean-btn" popoverTarget={MENU_ID} type="button">
        page tools
      </button>
      <ul className={styles.tools} id={MENU_ID} popover="auto">
        <li>
          <button className="clean-btn" data-copy-page={markdown} type="button">
            Copy as Markdown
          </button>
        </li>
        <Tool href={markdown}>View as Markdown</Tool>
        {assistantAddresses(url + markdown).map(({name, address}) => (
          <Tool href={address} key={name}>
            {`Ask ${name} about it`}
          </Tool>
        ))}
        <Tool data-report="" href={report}>
          Report an error
        </Tool>
        {editUrl && <Tool href={editUrl}>Edit</Tool>}
      </ul>
    </div>
  );
}
