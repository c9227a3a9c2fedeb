import { type RefObject, useState } from 'react';
import { dropSecondTap } from './drop-second-tap.ts';

/** The focused element when the first of some dialogs opened; those that follow find its button gone. */
let below: HTMLElement | undefined;

/** The heading of its part of the page, if there is one. */
let nearest: HTMLElement | undefined;

/**
 * Returns the focus to what had it when the dialog opened, unless something else has taken it since: the heading of the
 * page that a link in it led to, or a dialog that followed. Where that element is gone by then, the heading of its part
 * of the page gets it, or of the page, without scrolling. Radix does so only for triggers of its own.
 * @param isGoing whether that element goes with what was deleted, as the dialog closes: it is not gone by then
 */
export function useOpener(isGoing?: RefObject<boolean>): (event: Event) => void {
  const [opener] = useState(() => {
    const active = focused();
    if (active && !isInDialog(active)) {
      below = active;
      nearest = headingAround(active);
    }
    return active;
  });
  return (event) => {
    event.preventDefault();
    dropSecondTap();
    const active = focused();
    if (!active) {
      const button = isGoing?.current ? undefined : [opener, below].find((element) => element?.isConnected);
      if (button) button.focus();
      else (nearest?.isConnected ? nearest : heading())?.focus({ preventScroll: true });
    }
    if (!active || !isInDialog(active)) below = nearest = undefined;
  };
}

function focused(): HTMLElement | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

const heading = () => document.querySelector<HTMLElement>('#main h1');

/** The heading of its section, if the focus can go there. */
function headingAround(element: HTMLElement): HTMLElement | undefined {
  const name = element.closest('section')?.getAttribute('aria-labelledby');
  const found = name ? document.getElementById(name) : null;
  return found?.hasAttribute('tabindex') ? found : undefined;
}

const isInDialog = (element: HTMLElement) =>
  element.closest('[role="dialog"], [role="alertdialog"]') !== null;
