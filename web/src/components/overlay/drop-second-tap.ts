const DOUBLE = 500; // ms between the two taps of a double one, at most

/** After something has closed: the second tap of a double one was meant for it, and does nothing to what lies beneath. */
export function dropSecondTap(): void {
  const drop = (event: MouseEvent) => {
    // Browsers count the taps of one place, whatever stands there by then.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, true);
  setTimeout(() => window.removeEventListener('click', drop, true), DOUBLE);
}
