import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {type PageOfPlugin, titleWithSection} from '@site/src/lib/page-title';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ReactNode} from 'react';

type Formatter = Parameters<typeof TitleFormatterProvider>[0]['formatter'];

const formatTitle: Formatter = ({defaultFormatter, ...params}) =>
  defaultFormatter({...params, title: titleWithSection(params as PageOfPlugin)});

/** Titles of tabs and previews that say in which section a page is. */
export default function TitlesWithSection({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatTitle}>{children}</TitleFormatterProvider>;
}
