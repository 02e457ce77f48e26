import {ScrollBox} from '@site/src/components/ScrollBox';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';

/** A diagram at its natural size, in a box that scrolls where the screen is narrower. */
export default function MermaidInScrollBox(props: Props): ReactNode {
  return (
    <ScrollBox label="Diagram">
      <Mermaid {...props} />
    </ScrollBox>
  );
}
