import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holds, look, press } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { begin, text } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';

const { stack, newMember } = useSite();

const words = (page: Page) => text(page, 1);
const BESIDE = 'Another window writes one too. Each is a draft of its own now, where you began it.';
/** Types at the end, key by key, as a member does. */
const type = (page: Page, text: string) => words(page).pressSequentially(text);

/** What the device keeps of news, by title: its first text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('newsDraft'))
      .map(([, value]) => JSON.parse(value))
      .map(({ title, blocks }) => `${title}: ${blocks[0]?.description}`)
      .sort(),
  );

/** How many tabs wait for a draft that another one writes. */
const followers = async () => {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter(({ name = '', mode }) => /^furrow-writes-/.test(name) && mode === 'shared').length;
};

async function twoTabs(username: string) {
  const { context, page: first } = await newMember(username);
  const second = await context.newPage();
  await second.goto(`${stack.url}/news`);
  await second.locator('#main h1').first().waitFor();
  return { context, first, second };
}

test('who goes on with one news in a second tab has a draft of its own there: both texts are kept, listed and told of', async () => {
  const { context, first, second } = await twoTabs('ada');
  await begin(first, 'Late frost');
  await type(first, 'The plums.');
  await expect.poll(() => kept(first)).toEqual(['Late frost: The plums.']);
  await second.reload();
  await second.getByRole('link', { name: 'Continue writing' }).click();
  await holds(words(second), 'The plums.');
  await type(first, ' The pears.');
  // Where nothing was typed yet, what is typed elsewhere is seen.
  await holds(words(second), 'The plums. The pears.');

  await words(second).press('End');
  await type(second, ' Snow.');

  await second.getByText(BESIDE).waitFor();
  await first.getByText(BESIDE).waitFor();
  await words(first).press('End');
  await type(first, ' The figs.');
  const both = ['Late frost: The plums. The pears. Snow.', 'Late frost: The plums. The pears. The figs.'];
  await expect.poll(() => kept(first)).toEqual(both);
  await expectAccessible(second);
  await second.setViewportSize(sizes.phone);
  await shoot(second, 'editor-beside');

  for (const page of [first, second]) await page.reload();
  await holds(words(first), 'The plums. The pears. The figs.');
  await holds(words(second), 'The plums. The pears. Snow.');

  await second.close();
  await press(first, 'Cancel');
  await press(first, 'Continue writing');
  const list = first.getByRole('dialog', { name: 'You have unfinished news' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await look(first, 'news-unfinished-list');
  const snow = list.getByRole('listitem').filter({ hasText: 'Snow' });
  await snow.getByRole('link', { name: 'Continue writing: Late frost' }).click();
  await holds(words(first), 'The plums. The pears. Snow.');
  await press(first, 'Publish');
  await first.waitForURL(/\/news\/(?!add)[^/]+$/);
  await expect.poll(() => kept(first)).toEqual(['Late frost: The plums. The pears. The figs.']);
  await context.close();
});

test('a tab that does not get what hears the others asks for it again with the next word, and overwrites nothing', async () => {
  const { context, first, second } = await twoTabs('cleo');
  await begin(first, 'Hail');
  await type(first, 'The oats.');
  await second.route(/follow-tabs-.*\.js/, (route) => route.abort());
  await second.reload();
  const isLost = second.waitForEvent('requestfailed', (request) => /follow-tabs-/.test(request.url()));
  await second.getByRole('link', { name: 'Continue writing' }).click();
  await holds(words(second), 'The oats.');
  await isLost;
  await second.unrouteAll();
  await words(second).press('End');

  await type(second, ' Flat.');

  await second.getByText(BESIDE).waitFor();
  await words(first).press('End');
  await type(first, ' The rye.');
  await expect.poll(() => kept(first)).toEqual(['Hail: The oats. Flat.', 'Hail: The oats. The rye.']);
  await context.close();
});

test('two that are begun side by side are both kept, also of a tab that is reloaded; it is gone on with in one tab', async () => {
  const { context, first, second } = await twoTabs('ben');
  // Both dialogs are open before anything is written.
  await press(second, 'Add news');
  await begin(first, 'Rye');
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Oats');
  await dialog.getByLabel('Category').selectOption('Farming');
  await type(first, 'It stands well.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await words(second).waitFor();
  await type(second, 'They lie flat.');
  await type(first, ' Still.');

  const both = ['Oats: They lie flat.', 'Rye: It stands well. Still.'];
  await expect.poll(() => kept(first)).toEqual(both);
  await first.getByText(BESIDE).waitFor();
  await second.getByText(BESIDE).waitFor();
  for (const page of [first, second]) await page.reload();
  await holds(words(first), 'It stands well. Still.');
  await holds(words(second), 'They lie flat.');

  // A third one looks at the first; whoever comes back to that goes on with it, and so does who is left alone with it.
  const third = await context.newPage();
  await third.goto(first.url());
  await holds(words(third), 'It stands well. Still.');
  await expect.poll(() => third.evaluate(followers)).toBe(1);
  await first.reload();
  await words(first).press('End');
  await type(first, ' Higher.');
  await holds(words(third), 'It stands well. Still. Higher.');
  await first.close();
  await words(third).press('End');
  await type(third, ' Ripe.');
  await expect
    .poll(() => kept(third))
    .toEqual(['Oats: They lie flat.', 'Rye: It stands well. Still. Higher. Ripe.']);
  expect(await third.getByText(BESIDE).count()).toBe(0);
  await context.close();
});
