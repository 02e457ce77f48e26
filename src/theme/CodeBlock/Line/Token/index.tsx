import type {Props} from '@theme/CodeBlock/Line/Token';
import type {ReactNode} from 'react';

/** A piece of code: plain text, or an element with the class of its colour. The framework's has classes and styles of Prism. */
export default function Token({token, children}: Props): ReactNode {
  const [className] = token.types;
  return className ? <span className={className}>{children}</span> : children;
}
