import { useState } from 'react';
import { dropSecondTap } from './drop-second-tap.ts';

/** What had the focus on the page when the first of some dialogs opened; those that follow find its button gone. */
let below: HTMLElement | undefined;

/**
 * Gives the focus back to what had it when the dialog opened, unless something else has taken it since: the heading of
 * the page that a link in it led to, or a dialog that followed. Where what opened it is gone by then, the heading of the
 * page has it. Radix does so only for triggers of its own.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => {
    const active = focused();
    if (active && !isInDialog(active)) below = active;
    return active;
  });
  return (event) => {
    event.preventDefault();
    dropSecondTap();
    const active = focused();
    if (!active) ([opener, below].find((element) => element?.isConnected) ?? heading())?.focus();
    if (!active || !isInDialog(active)) below = undefined;
  };
}

function focused(): HTMLElement | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

const heading = () => document.querySelector<HTMLElement>('#main h1');

const isInDialog = (element: HTMLElement) =>
  element.closest('[role="dialog"], [role="alertdialog"]') !== null;
