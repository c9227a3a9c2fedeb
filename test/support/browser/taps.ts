import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Does what a thumb does, and counts it. A tap is a press on a control, or on an entry of what the system opens (its
 * list of choices, its files). To type into the field that has the focus costs nothing, nor does what comes by itself.
 * Before a control can be pressed that is out of sight, the page scrolls: that is counted apart.
 */
export function countTaps(page: Page) {
  const counted = { taps: 0, scrolls: 0 };

  /**
   * In its middle, or at a point of it: two quick taps at one point are a double one, of which the second may count for
   * nothing.
   */
  const tap = async (control: Locator, position?: { x: number; y: number }): Promise<void> => {
    await control.waitFor();
    if (!(await isInSight(control))) counted.scrolls += 1;
    await control.tap({ ...(position && { position }) });
    counted.taps += 1;
  };
  return {
    counted,
    tap,

    /** Into the field that has the focus by itself. */
    async type(label: string, text: string): Promise<void> {
      const focused = () =>
        page.evaluate(() => {
          const { labels, ariaLabel } = document.activeElement as HTMLInputElement;
          return labels?.[0]?.innerText ?? ariaLabel ?? '';
        });
      await expect.poll(focused).toContain(label);
      await page.keyboard.insertText(text);
    },

    /** In the system's list of choices. */
    async choose(list: Locator, option: string): Promise<void> {
      await tap(list);
      await list.selectOption(option);
      counted.taps += 1;
    },

    /** Among the system's files. */
    async pick(button: Locator, file: string): Promise<void> {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(button)]);
      await chooser.setFiles(file);
      counted.taps += 1;
    },
  };
}

const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
