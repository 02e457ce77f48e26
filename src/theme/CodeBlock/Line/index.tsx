import {classOfToken} from '@site/src/lib/code-colors';
import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';
import type {ReactNode} from 'react';

type Token = Props['line'][number];

/** Puts neighbours of one colour together; what has none has no class. */
function withoutSeams(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const {types, content, ...token} of tokens) {
    const className = classOfToken(types);
    const last = merged.at(-1);
    if (last && last.types[0] === className) {
      last.content += content;
    } else {
      merged.push({...token, types: className ? [className] : [], content});
    }
  }
  return merged;
}

/** A line of code with one element for each change of colour. */
export default function LineWithFewTokens(props: Props): ReactNode {
  return <Line {...props} line={withoutSeams(props.line)} />;
}
