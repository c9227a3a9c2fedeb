/** Shows a part of the page from its top, with the focus on it. */
export function leadTo(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
