import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { hasten } from '#test/hasten.ts';
import { arrived, overflowOf, shiftOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { newResource } from '#test/resources.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

beforeAll(async () => {
  const olena = await stack.member('olena');
  const note = (title: string) => new File([`${title}.`], 'note.txt');
  for (let number = 9; number > 0; number -= 1) {
    const title = `Sheet ${number}`;
    await newResource(olena, { title, file: note(title) });
  }
  for (let number = 5; number > 0; number -= 1)
    await newResource(olena, { title: `Film ${number}`, resourceType: 'videos' });
});

const section = (page: Page, name: 'Articles' | 'Videos') => page.getByRole('region', { name });
const titlesOf = (page: Page, name: 'Articles' | 'Videos') =>
  section(page, name).getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
const turn = (page: Page, name: 'Articles' | 'Videos', to: number) =>
  section(page, name)
    .getByRole('link', { name: `Page ${to}` })
    .click();
const shows = (page: Page, name: 'Articles' | 'Videos', titles: string[]) =>
  expect.poll(() => titlesOf(page, name)).toEqual(titles);
const query = (page: Page) => new URL(page.url()).search;

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('a member turns the pages of both sections, searches them, and keeps what they add', async () => {
    const name = `reader-${size}`;
    await stack.member(name);
    const { page } = await memberPage(browser, stack, name, { viewport, path: '/library' });
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']);
    await arrived(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    expect(await overflowOf(page)).toBe(0);

    await turn(page, 'Videos', 2);
    await shows(page, 'Videos', ['Film 5']);
    // The section begins in sight, and so does its heading.
    await expect
      .poll(() => section(page, 'Videos').getByRole('heading', { level: 2 }).isVisible())
      .toBe(true);
    expect(
      await section(page, 'Videos')
        .getByRole('heading', { level: 2 })
        .evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
    ).toBe(true);
    await turn(page, 'Articles', 3);
    await shows(page, 'Articles', ['Sheet 9']);
    expect(query(page)).toBe('?articles=3&videos=2');
    await page.goBack();
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await shows(page, 'Videos', ['Film 5']);

    await page.getByRole('searchbox').fill('shee 7');
    await shows(page, 'Articles', ['Sheet 7']);
    await section(page, 'Videos').getByRole('heading', { name: 'Nothing found' }).waitFor();
    expect(query(page)).toBe('?search=shee+7');
    await expectAccessible(page);
    await shoot(page, 'library-found');

    await page.getByRole('button', { name: 'Add to My library: Sheet 7' }).click();
    await page.getByRole('button', { name: 'Added to My library: Sheet 7' }).waitFor();
    await section(page, 'Videos').getByRole('link', { name: 'Clear the search' }).click();
    await shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']);

    await page.reload();
    const views = page.getByRole('navigation', { name: 'Library' });
    if (size === 'phone') await views.getByRole('button', { name: 'All files' }).click();
    await views.getByRole('link', { name: 'My library & collections' }).click();
    await shows(page, 'Articles', ['Sheet 7']);
    await expectAccessible(page);
    await shoot(page, 'library-mine');

    await section(page, 'Articles').getByRole('link', { name: 'Sheet 7' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sheet 7' }).waitFor();
    await page.getByRole('link', { name: 'Library', exact: true }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/library/collection');
  });
});

test('one section fails without the other, and the dashboard has what was added first', async () => {
  await stack.member('keeper');
  const { page } = await memberPage(browser, stack, 'keeper', { path: null });
  await page.route(/category=videos/, (route) => route.abort());
  await page.goto(`${stack.url}/library`);
  await section(page, 'Videos').getByRole('heading', { name: 'Videos did not load' }).waitFor();
  await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
  await expectAccessible(page);
  await shoot(page, 'library-failed');
  await page.unrouteAll();
  await hasten(section(page, 'Videos').getByRole('button', { name: 'Try again' }), () =>
    shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']),
  );
  await page.getByRole('button', { name: 'Add to My library: Sheet 4' }).click();

  await page.goto(`${stack.url}/dashboard`);
  const row = page.locator('section', { has: page.getByRole('heading', { name: 'My library' }) });
  await expect.poll(() => row.getByRole('heading', { level: 3 }).first().textContent()).toBe('Sheet 4');
  await expect.poll(() => row.getByRole('heading', { level: 3 }).count()).toBe(9);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await row.getByRole('link', { name: 'Add to My library' }).click();
  await page.getByRole('dialog', { name: 'Add files' }).waitFor();
});
