import { beforeEach, expect, test } from 'vitest';
import { replaceBoot } from '#web/app/replace-boot.ts';

const root = () => document.getElementById('root') as HTMLElement;
const isThere = () => document.getElementById('boot') !== null;
const show = async (html: string) => {
  root().innerHTML = html;
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<div id="boot"></div><div id="root"></div>';
  replaceBoot(root());
});

test('what the page painted first stays while a part of the screen is awaited', async () => {
  await show('<div data-waiting></div>');
  await show('<main><div data-waiting></div></main>');

  expect(isThere()).toBe(true);
});

test('it stays while an address leads on to another one, and nothing is shown', async () => {
  await show('<div role="status"></div>');

  expect(isThere()).toBe(true);
});

test('it goes before the next frame once a screen stands', async () => {
  await show('<header></header><main>News</main>');

  expect(isThere()).toBe(false);
});
