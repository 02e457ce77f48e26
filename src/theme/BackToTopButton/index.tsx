import type {ReactNode} from 'react';

/** None: it would cover text on a phone, and the navbar, which leads everywhere, comes back as the reader scrolls up. */
export default function NoBackToTopButton(): ReactNode {
  return null;
}
