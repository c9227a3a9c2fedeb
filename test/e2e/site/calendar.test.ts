import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, expectUsableByAll, look, press, said } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { arrived, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

const { stack, newMember, visit } = useSite();

const day = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

async function addOn(page: Page, number: string, task: string): Promise<void> {
  await page.locator('#main').getByRole('button', { name: 'Add event', exact: true }).first().click();
  await page.getByLabel('What is planned').fill(task);
  await page.getByLabel('Day', { exact: true }).fill(`2027-03-${number}`);
  await page.getByLabel('Time', { exact: true }).fill('07:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
}

/** The name of the month's file, and each of its events. */
async function eventsOfFile(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download month/ }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(await text(await file.createReadStream())));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return [
    file.suggestedFilename(),
    ...events.map(({ summary, startDate }) => [summary, startDate.toString()]),
  ];
}

test('a member walks to a day by the keys, plans, loses the signal once, deletes, and takes the month along', async () => {
  await stack.member('cato');
  const path = '/calendar/my-events?month=2027-03';
  const { context, page } = await visit('cato', { viewport: sizes.phone, path });
  const region = page.getByRole('region', { name: 'Saturday 13 March' });
  const dialog = page.getByRole('dialog', { name: 'Saturday 13 March 2027' });
  await day(page, 'Monday 1 March 2027, 0 events').focus();
  const tabs = page.getByRole('navigation', { name: 'Calendar' });
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const key of ['ArrowDown', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe('2027-03-13');
  // A phone shows the day below the month, a desk over it.
  for (const [size, shown] of [
    ['phone', region],
    ['desktop', dialog],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    await day(page, 'Saturday 13 March 2027, 0 events').press('Enter');
    await shown.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(sizes.phone);

  await addOn(page, '03', 'Vet: herd check');
  await said(page, '“Vet: herd check” is in the calendar.');
  await day(page, 'Wednesday 3 March 2027, 1 event').waitFor();
  await context.setOffline(true);
  await addOn(page, '03', 'Order seed');
  await page
    .getByText(/^There is no connection right now\. This is kept on this \w+ and goes out by itself/)
    .first()
    .waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await day(page, 'Wednesday 3 March 2027, 2 events').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: /^Waiting to be sent/ }).waitFor({ state: 'detached' });
  await page.reload();
  await day(page, 'Wednesday 3 March 2027, 2 events').waitFor();
  await arrived(page);
  expect(await shiftOf(page)).toBeLessThan(0.05);

  await page.setViewportSize(sizes.desktop);
  await day(page, 'Wednesday 3 March 2027, 2 events').click();
  await shoot(page, 'calendar');

  await page.getByRole('button', { name: 'Options: Vet: herd check' }).click();
  // It is no row of the day, though it stands in one.
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Edit', { exact: true }) })
    .last();
  expect(await entry.evaluate((row) => getComputedStyle(row).borderTopWidth)).toBe('0px');
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await said(page, '“Vet: herd check” is deleted.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await day(page, 'Wednesday 3 March 2027, 1 event').waitFor();

  // What is still on its way to the API is in the file as it was.
  await expect
    .poll(() => eventsOfFile(page))
    .toEqual(['furrow-my-events-2027-03.ics', ['Order seed', '2027-03-03T07:30:00']]);

  await page.setViewportSize(sizes.phone);
  await expectUsableByAll(page);
  await expectSound(page, 'calendar-day');

  // Today has a look of its own, beside that of the chosen day.
  await page.locator('#main').getByRole('button', { name: 'Today', exact: true }).click();
  const today = page.locator('#main [role="gridcell"][aria-current="date"]');
  await today.waitFor();
  await today.press('ArrowRight');
  await page.locator('#main [role="gridcell"][aria-selected="true"]:not([aria-current])').waitFor();
  expect(await lostInForcedColours(page)).toEqual([]);
});

rare('who deletes an event below the month of a phone stays at its day', async () => {
  const { page } = await newMember('dora', {
    viewport: { width: 360, height: 640 },
    path: '/calendar/my-events?month=2027-03&day=2027-03-03',
  });
  await addOn(page, '03', 'Vet: herd check');
  const options = page.getByRole('button', { name: 'Options: Vet: herd check' });
  await options.click();
  await press(page, 'Delete');

  await confirm(page, 'Delete');

  await options.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { name: 'Wednesday 3 March' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('a member has an address for other calendars, and a new one ends it', async () => {
  const { page } = await newMember('fenna', { viewport: sizes.phone, path: '/calendar/my-events' });
  const label = 'Address of your calendar';
  const dialog = page.getByRole('dialog', { name: 'See it in another calendar' });
  const inBrowser = (url: string) =>
    page.evaluate(async (address) => {
      const reply = await fetch(address);
      return [reply.status, reply.headers.get('content-type'), (await reply.text()).slice(0, 15)];
    }, url);
  await press(page, 'Subscribe');
  await press(dialog, 'Make an address');
  await said(page, 'Your calendar has an address.');
  await expectUsableByAll(page);
  await look(page, 'calendar-address');
  const first = await dialog.getByLabel(label).inputValue();
  expect(await inBrowser(first)).toEqual([200, 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR']);

  await page.setViewportSize(sizes.desktop);
  await press(dialog, 'Make a new address');
  await expectAccessible(page);
  await confirm(page, 'Make a new address');
  await said(page, 'Your calendar has a new address.');

  const next = await dialog.getByLabel(label).inputValue();
  expect((await inBrowser(first))[0]).toBe(404);
  expect((await inBrowser(next))[0]).toBe(200);
  // Who goes there in a browser gets the file, and not the site.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((address) => location.assign(address), next),
  ]);
  expect(await text(await file.createReadStream())).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
