import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, press } from '#test/browser/acts.ts';
import { hold } from '#test/browser/hold.ts';
import { arrived, hasArrived, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { newKey } from '#test/forms.ts';

const { stack, visit, newMember } = useSite({ demo: 'copied' });

/** High enough for all of a screen: what moves below the edge of a window is not reported. */
const windows = [
  { width: 1280, height: 3000 },
  { width: 360, height: 3000 },
];

/**
 * Opens a screen whose replies come one by one, the last that was asked for first, each once the others are painted.
 */
async function trickle(page: Page, path: string, last: Locator): Promise<void> {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => void held.push(route));
  await page.goto(stack.url + path, { waitUntil: 'commit' });
  const isThere = async () => (await last.isVisible()) && (await page.evaluate(hasArrived));
  while (held.length > 0 || !(await isThere())) {
    await held.pop()?.continue();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  await page.unrouteAll();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.each(windows)('what comes late moves nothing in a window of $width px', async (viewport) => {
  const { page } = await visit('farmer', { viewport, path: null });
  const seen = async (path: string, last: Locator) => {
    await trickle(page, path, last);
    expect.soft([path, await shiftOf(page)]).toEqual([path, 0]);
  };

  await seen('/courses/my-courses', region(page, 'My collections'));
  const course = page.getByRole('link', { name: 'Drip lines that last ten years' });
  const path = (await course.getAttribute('href')) ?? '';
  await seen(path, page.getByRole('heading', { name: 'Also study this course' }));
  await seen('/library', region(page, 'Videos').getByRole('listitem').first());
  await seen('/calendar/my-events', page.getByRole('button', { name: /^Download month/ }));
});

const phone = { width: 360, height: 740 };

/** On the page, however far it is scrolled. */
const topOf = (found: Locator) =>
  found.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test('the sheet of whom one blocked is as high while it loads, and no other button comes under the finger', async () => {
  const { member, page } = await newMember('blocker', { viewport: phone, path: null });
  for (const name of ['first', 'second']) {
    const { id } = await stack.member(`${name}-blocked`);
    await member.call('POST', '/api/blocks', { userId: id, blocked: true }, newKey());
  }
  await page.goto(`${stack.url}/myProfile`);
  const arrive = await hold(page, '**/api/blocks');
  await press(page, 'Members you blocked');
  const sheet = page.getByRole('dialog');
  await sheet.locator('.sk').first().waitFor();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const top = await topOf(sheet);
  arrive();
  const first = sheet.getByRole('button', { name: /^Unblock/ }).first();
  await first.waitFor();
  expect(await topOf(sheet)).toBe(top);

  const place = await topOf(first);
  await first.click();
  const again = sheet.getByRole('button', { name: /^Block/ });
  await again.waitFor();
  expect(await topOf(again)).toBe(place);
});

test('a profile picture that is chosen moves nothing', async () => {
  const { page } = await newMember('pictured', { viewport: phone, path: '/edit-information' });
  const field = page.getByLabel('First name');
  await field.waitFor();
  await arrived(page);
  const top = await topOf(field);

  await page.locator('input[type=file]').setInputFiles('lib/local/demo/photo-valley.png');
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();

  expect(await topOf(field)).toBe(top);
});

test('what a dialog offers stands in one line on a phone', async () => {
  const { page } = await visit('farmer', { viewport: phone, path: '/news' });
  await press(page, 'Settings');
  await press(page, 'Change Password');
  await press(page.getByRole('alertdialog'), 'Yes');
  const act = button(page.getByRole('dialog'), 'Change Password');

  const lines = await act
    .locator('.btn-face')
    .first()
    .evaluate((face) => face.getClientRects().length);

  expect(lines).toBe(1);
  expect((await act.boundingBox())?.height).toBeLessThan(50);
});
