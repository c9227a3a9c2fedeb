import type { Locator } from 'playwright-core';

/**
 * Presses a button whose work the site also does by itself after a while: it may be busy or gone at any moment, and
 * then there is nothing left to press. Either way the outcome has to come; fails as that fails.
 */
export async function hasten(button: Locator, outcome: () => Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const pressed = button.click({ signal: done.signal }).catch(() => undefined);
  try {
    await outcome();
  } finally {
    done.abort();
    await pressed;
  }
}
