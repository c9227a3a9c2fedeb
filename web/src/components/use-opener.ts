import { useState } from 'react';

/** Gives the focus back to what had it when the dialog opened. Radix does so only for triggers of its own. */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
