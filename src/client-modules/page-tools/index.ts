/** Returns the element that an event is at, or one around it, with this attribute. */
function elementAt({target}: Event, attribute: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
}

/** Which section the reader is at is known when the link to the form is used, by whatever means. */
function addSection(event: Event): void {
  const link = elementAt(event, 'data-report') as HTMLAnchorElement | null;
  if (link) {
    const address = new URL(link.href);
    const page = address.searchParams.get('page')!.replace(/#.*|$/u, window.location.hash);
    address.searchParams.set('page', page);
    link.href = address.href;
  }
}

// On the document, because the tools of a page are HTML that nothing hydrates (src/components/DocLead/PageTools.tsx).
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', addSection);
  document.addEventListener('pointerdown', addSection);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, 'data-copy-page');
    if (button) {
      // Without the script the button does nothing; the link below it leads to the same text.
      void import('./copy').then(
        ({copyPage}) => copyPage(button),
        () => {},
      );
    }
  });
}
