import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { holds, look, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { forgetKept } from '#test/browser/cut-off.ts';
import { hold } from '#test/browser/hold.ts';
import { overflowOf, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { eventually } from '#test/eventually.ts';
import { formOf, newKey } from '#test/forms.ts';
import { rare, test } from '#test/rare.ts';
import type { TestMember } from '#test/system/stack.ts';

const { stack, visit } = useSite();

const LIST = '/api/communities-users/community/3';
const photo = new Uint8Array(readFileSync('lib/local/demo/photo-farmhouse.png'));
const long = 'Konstantinopolitanos'.repeat(9);

/** Those who joined before Rosa, the first first; with her they are 21. One has no name, one a picture. */
const people: [firstName: string, lastName: string][] = [
  ...['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fina', 'Gus', 'Hana', 'Ines', 'Jon', 'Kaja', 'Leo'].map(
    (name): [string, string] => [name, 'Müller'],
  ),
  [long, long],
  ['Bénédicte', 'Østergård'],
  ['Wanjiru', 'Kamau'],
  ['Jonas', 'Lindqvist'],
  ['Amara', 'Okafor'],
  ['Tomasz', 'Nowak'],
  ['', ''],
  ['Nour', 'Haddad'],
];

let rosa: TestMember;
beforeAll(async () => {
  for (const [place, [firstName, lastName]] of people.entries()) {
    const member = await stack.member(`member${place}`);
    const fields = { firstName, lastName, email: `${place}@farm.example`, showsEmail: 'true' };
    const form = formOf(firstName === 'Nour' ? { ...fields, attachments: photo } : fields);
    if (firstName) await member.call('PUT', '/api/users/profile', form, newKey());
  }
  rosa = await stack.member('rosa');
  // A name is found a moment after it was given.
  for (const word of ['haddad', 'ostergard'])
    await eventually(async () => (await rosa.call('GET', `${LIST}?search=${word}`)).body.totalItems, 1, 5000);
});

const card = (page: Page, name: string) => page.locator('#main').getByRole('link', { name, exact: true });
/** The names of the members, without the links to the chats with them. */
const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Members' })
    .getByRole('link', { name: /^(?!Message to)/ })
    .allTextContents();
const grid = (page: Page) =>
  page.getByRole('list', { name: 'Members' }).evaluate((list) => ({
    columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
    cards: list.children.length,
  }));
const address = (page: Page) => page.url().slice(stack.url.length);
/** Rosa's page, still empty, where what moves by itself is summed up. */
async function openAsRosa(viewport: { width: number; height: number }): Promise<Page> {
  return (await visit('rosa', { viewport, path: null })).page;
}

rare(
  'as many members as have room stand in columns, and nothing jumps, also where a window gets another size',
  async () => {
    const page = await openAsRosa(sizes.desktop);
    for (const [width, columns, size] of [
      [360, 2, 8],
      [768, 4, 8],
      [1280, 3, 9],
      [1600, 4, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await forgetKept(page, stack);
      const answer = await hold(page, `**${LIST}**`);
      await page.goto(`${stack.url}/members`);
      await title(page, 'Growers');
      const skeletons = page.locator('.member-grid > div');
      await expect.poll(() => skeletons.count(), { message: `${width}` }).toBe(size);
      await page.getByRole('button', { name: 'Settings' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const height = await skeletons.first().evaluate((it) => it.getBoundingClientRect().height);
      await shoot(page, 'members-loading');

      answer();
      await card(page, 'Nour Haddad').waitFor();

      expect([width, await grid(page)]).toEqual([width, { columns, cards: size }]);
      expect(
        await card(page, 'Nour Haddad').evaluate((it) => it.getBoundingClientRect().height),
        `${width}`,
      ).toBeCloseTo(height, 0);
      expect(await shiftOf(page), `${width}`).toBeLessThan(0.05);
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
      await look(page, 'members');
      await page.unrouteAll();
    }

    // Also where a window gets another size.
    for (const [width, columns, cards] of [
      [1438, 3, 9],
      [768, 4, 8],
      [769, 3, 9],
      [639, 2, 8],
      [640, 4, 8],
      [1439, 4, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => grid(page)).toEqual({ columns, cards });
    }
  },
);

test('a member finds others by the beginnings of their names, pages through, and comes back to the same page and search', async () => {
  const page = await openAsRosa(sizes.phone);
  await page.goto(`${stack.url}/members?page=2`);
  await card(page, 'Jon Müller').waitFor();
  const box = page.getByRole('searchbox', { name: 'Search members' });
  for (const text of ['bene oster', 'ØSTERG', 'Béné']) {
    await box.fill(text);
    await expect.poll(() => cards(page)).toEqual(['Bénédicte Østergård']);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text);
    await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await page.getByText('1 member found').waitFor();
  await expectSound(page, 'members-found');
  await box.fill('nedicte');
  await page.getByRole('heading', { name: 'Nobody found' }).waitFor();
  await expectSound(page, 'members-none');
  await page.getByRole('button', { name: 'Show all members' }).click();
  await card(page, 'Nour Haddad').waitFor();
  expect(address(page)).toBe('/members');

  await page.getByRole('link', { name: 'Next' }).click();
  await card(page, 'Jon Müller').waitFor();
  await page.getByRole('link', { name: 'Page 3' }).click();
  await card(page, 'Ada Müller').waitFor();
  await expect.poll(() => address(page)).toBe('/members?page=3');

  // Of the twelve a page holds eight on a phone and nine at a desk.
  await box.fill('mul');
  await expect.poll(() => cards(page)).toHaveLength(8);
  await expect.poll(() => address(page)).toBe('/members?search=mul');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => cards(page)).toHaveLength(4);
  expect(address(page)).toBe('/members?search=mul&page=2');
  await page.setViewportSize(sizes.desktop);
  await expect.poll(() => address(page)).toBe('/members?search=mul');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => cards(page)).toHaveLength(3);
  const shown = await cards(page);
  expect(address(page)).toBe('/members?search=mul&page=2');

  await card(page, 'Ada Müller').click();
  await title(page, 'User Profile');
  await page.getByText('0@farm.example').waitFor();
  await page.goBack();
  await title(page, 'Growers');
  expect(address(page)).toBe('/members?search=mul&page=2');
  await holds(page.getByRole('searchbox'), 'mul');
  await expect.poll(() => cards(page)).toEqual(shown);

  await card(page, 'Ada Müller').click();
  await title(page, 'User Profile');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await title(page, 'Growers');
  expect(address(page)).toBe('/community-members/growers?search=mul&page=2');
  await expect.poll(() => cards(page)).toEqual(shown);
});

rare(
  'a profile shows at once what the card knew, and the rest without anything jumping; a very long name stays within it',
  async () => {
    const page = await openAsRosa(sizes.phone);
    await page.goto(`${stack.url}/members?search=konst`);
    await card(page, `${long} ${long}`).waitFor();
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await expect.poll(() => overflowOf(page)).toBe(0);
      await shoot(page, 'members-long');
    }
    await card(page, `${long} ${long}`).click();
    await page.getByText('12@farm.example').waitFor();
    await expectSound(page, 'profile-long');

    for (const [name, email, viewport] of [
      ['Wanjiru', '14@farm.example', sizes.desktop],
      ['Jonas', '15@farm.example', sizes.phone],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(`${stack.url}/members`);
      const arrive = await hold(page, '**/api/users/profile/*');
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await title(page, 'User Profile');
      const facts = page.locator('.facts');
      await facts.getByText(name).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const height = await facts.evaluate((it) => it.clientHeight);
      await look(page, 'profile-known');

      arrive();
      await facts.getByText(email).waitFor();
      expect(await facts.evaluate((it) => it.clientHeight)).toBe(height);
      await expect
        .poll(() => page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href'))
        .toBe('/community-members/growers');
      await page.unrouteAll();
    }
  },
);

rare(
  'the keyboard searches, turns pages and opens a member, and a former slug leads to its community',
  async () => {
    const page = await openAsRosa(sizes.desktop);
    await page.goto(`${stack.url}/members`);
    await card(page, 'Nour Haddad').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const search = page.getByRole('searchbox');

    await search.focus();
    await page.keyboard.type('mul');
    await page.keyboard.press('Enter');
    await card(page, 'Leo Müller').waitFor();
    await card(page, 'Nour Haddad').waitFor({ state: 'detached' });
    await expect.poll(() => cards(page)).toHaveLength(9);
    await page.keyboard.press('Tab'); // clears the search
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Leo Müller');
    // Each card leads to the profile, and to the chat.
    for (let step = 0; step < 18; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // page 2
    await card(page, 'Ada Müller').waitFor();
    // Readers go on at the top of the new page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-paged]'))).toBe(true);

    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Cleo Müller');
    await page.keyboard.press('Enter');

    await title(page, 'User Profile');
    await expect.poll(focused).toBe('User Profile');

    const draft = formOf({ name: 'Hill Terraces', description: 'Walls and tea.' });
    const made = await rosa.call('POST', '/api/communities/add', draft, newKey());
    const { id, slug } = made.body.data;
    await rosa.call('PUT', `/api/communities/${id}`, formOf({ name: 'High Terraces' }), newKey());
    await page.goto(`${stack.url}/community-members/${slug}`);
    await title(page, 'High Terraces');
    await expect.poll(() => cards(page)).toEqual(['anonymous']);
  },
);
