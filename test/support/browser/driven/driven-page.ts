import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import { choose, placeOf, wordsOf } from './in-page.ts';

const BUTTONS = 'button, a[href], [role="menuitem"], summary';
const FIELDS = 'input, textarea, select';

/** As WebDriver calls the key. */
const CONTROL = '\uE009';

/** What a member does with the page of a driven browser, and sees on it. Each waits for what it needs. */
export function drivenPage(driver: Driver) {
  const run = <Given extends unknown[], T>(look: (...given: Given) => T, ...given: Given) =>
    driver.evaluate<Awaited<T>>(`(${look})(...${JSON.stringify(given)})`);

  const press = async (name: string, among = BUTTONS) => {
    // Where it stands still, and nothing covers it.
    const place = await expect
      .poll(() => run(placeOf, among, name).catch(String), { message: `“${name}” to press`, timeout: 30_000 })
      .toEqual({ x: expect.any(Number), y: expect.any(Number) })
      .then(() => run(placeOf, among, name));
    if (!place) throw new Error(`“${name}” has gone`);
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await driver.act([{ type: 'pointer', id: 'mouse', actions }]);
  };
  const keys = (text: string) =>
    [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
  const sees = (words: string | RegExp, timeout = 30_000) =>
    expect
      .poll(() => run(wordsOf).catch(String), { timeout })
      .toEqual(words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words));

  return {
    run,
    press,
    /** Types into a field as a keyboard does, in place of what stands there. */
    fill: async (label: string, text: string) => {
      await press(label, FIELDS);
      const all = [
        { type: 'keyDown', value: CONTROL },
        ...keys('a'),
        { type: 'keyUp', value: CONTROL },
      ] as const;
      await driver.act([{ type: 'key', id: 'keyboard', actions: [...all, ...keys(text)] }]);
    },
    choose: async (label: string, value: string) => {
      await press(label, FIELDS);
      await run(choose, label, value);
    },
    sees,
    picture: async (name: string) => {
      if (!process.env['SHOTS']) return;
      mkdirSync('test/e2e/screens', { recursive: true });
      writeFileSync(`test/e2e/screens/${name}.png`, await driver.picture());
    },
  };
}
