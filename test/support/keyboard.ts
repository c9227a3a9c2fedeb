import type { Page } from 'playwright-core';

interface Options {
  /** Whether to go back, with the shift key. @default false */
  readonly back?: boolean;
}

/**
 * Presses the tab key so many times, and answers what `look` saw in the page after each. The keys go to the page in one
 * go, because a hundred of them take a hundred round trips otherwise; it looks by itself as each key is let go.
 */
export async function tabThrough<T>(
  page: Page,
  times: number,
  look: () => T,
  { back = false }: Options = {},
): Promise<T[]> {
  const seen = await page.evaluateHandle<{ all: T[]; end: () => void }>(`(() => {
    const all = [];
    const letGo = () => all.push((${look})());
    addEventListener('keyup', letGo, true);
    return { all, end: () => removeEventListener('keyup', letGo, true) };
  })()`);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 };
  const keys = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(keys.flat());
  await session.detach();
  return seen.evaluate(({ all, end }) => {
    end();
    return all;
  });
}
