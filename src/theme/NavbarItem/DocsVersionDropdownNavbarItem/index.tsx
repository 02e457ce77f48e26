import {useVersions} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** Where the first page of the docs says which version the pages are about. */
const EXPLANATION = '#what-the-pinned-version-means';

/**
 * The versions of the docs, or, while there is one, a plain link to what this version means (spec section 2); the framework's
 * leads to the page that the reader is on.
 */
export default function DocsVersionDropdownOrExplanation(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const [only] = versions;
  if (versions.length !== 1 || !only) {
    return <DocsVersionDropdownNavbarItem {...props} />;
  }
  const {mobile, onClick, position} = props;
  const {path} = only.docs.find(({id}) => id === only.mainDocId)!;
  return (
    <DefaultNavbarItem
      className="navbar__version"
      isActive={() => false}
      label={only.label}
      mobile={mobile}
      position={position}
      title={`What ${only.label} means here`}
      to={`${path}${EXPLANATION}`}
      onClick={onClick}
    />
  );
}
