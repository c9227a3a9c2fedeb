const MAX_DOUBLE_TAP_MS = 500; // ms between the two taps of a double one, at most

/** After something has closed: the second tap of a double one was meant for it, and must not press what is beneath. */
export function dropSecondTap(): void {
  const drop = (event: MouseEvent) => {
    // Browsers count the taps at a point, whatever is there by then.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The document is captured: the page may have been left when the time is over.
  const page = document;
  page.addEventListener('click', drop, true);
  setTimeout(() => page.removeEventListener('click', drop, true), MAX_DOUBLE_TAP_MS);
}
