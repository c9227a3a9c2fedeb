import type { Page } from 'playwright-core';

interface Options {
  /** Whether to go back, with the shift key. @default false */
  readonly back?: boolean;
}

/**
 * Presses the tab key so many times, and answers what `look` saw in the page after each. The keys go to the page in one
 * go, because a hundred of them take a hundred round trips otherwise; it looks by itself at what a key did as the next
 * one comes, so that none has to be let go.
 */
export async function tabThrough<T>(
  page: Page,
  times: number,
  look: () => T,
  { back = false }: Options = {},
): Promise<T[]> {
  const seen = await page.evaluateHandle<{ end: () => T[] }>(`(() => {
    const all = [];
    const see = () => all.push((${look})());
    addEventListener('keydown', see, true);
    return {
      end() {
        removeEventListener('keydown', see, true);
        see();
        return all.slice(1);
      },
    };
  })()`);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 };
  await Promise.all(
    Array.from({ length: times }, () =>
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    ),
  );
  await session.detach();
  return seen.evaluate(({ end }) => end());
}
