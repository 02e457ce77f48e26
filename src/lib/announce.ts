let announcer: HTMLElement | undefined;

/** Puts the element into the page whose changes screen readers say: they listen only to what has been there before. */
export function prepareAnnouncements(): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.role = 'status';
    announcer.className = 'announcer';
    document.body.append(announcer);
  }
}

/** Lets screen readers say a text when they are done with what they are saying. */
export function announce(text: string): void {
  prepareAnnouncements();
  // The same text again is a change only if it was gone.
  announcer!.textContent = '';
  requestAnimationFrame(() => {
    announcer!.textContent = text;
  });
}
