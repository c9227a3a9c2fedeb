import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { aDevice } from './a-device.ts';

/** Nothing more goes into the browser's storages; what is there stays. */
export function fillDevice(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('indexedDB', Object.assign(aDevice(), { refuses: true }));
}

export const loseSignal = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const TRUTH = /Not kept\. Leave this page open, or copy it$/;

/** Waits until the screen says it, once, and nothing else of where a text is. @returns what its button copies */
export async function copyNotKept(): Promise<string | undefined> {
  await screen.findByText(TRUTH);
  expect(screen.getAllByText(TRUTH)).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(
    /kept on|stays on|keeps nothing|(?<!keep )on this (phone|computer)/i,
  );
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  return write.mock.lastCall?.[0];
}
