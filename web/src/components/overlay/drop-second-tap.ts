const MAX_DOUBLE_TAP_MS = 500; // ms between the two taps of a double one, at most

/** Ends what the last one that closed began. */
let end: () => void = () => undefined;

/** After something has closed: the second tap of a double one was meant for it, and must not press what is beneath. */
export function dropSecondTap(): void {
  end();
  const drop = (event: MouseEvent) => {
    // Browsers count the taps at a point, whatever is there by then.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The document is captured: the page may have been left when the time is over.
  const page = document;
  page.addEventListener('click', drop, true);
  end = () => page.removeEventListener('click', drop, true);
  setTimeout(end, MAX_DOUBLE_TAP_MS);
}
