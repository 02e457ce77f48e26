/** Scrolls a list, and nothing around it, so that an entry which is out of its sight stands in its middle. */
export function revealIn(list: Element, entry: Element): void {
  const box = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) {
    list.scrollTop += (top + bottom - box.top - box.bottom) / 2;
  }
}
