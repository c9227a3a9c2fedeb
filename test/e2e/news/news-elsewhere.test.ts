import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holds, look, press, said, title } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { entitle, idOf, isRead, make, READING, stored, text, textsOf } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';

const { stack, visit } = useSite();

/** A device on which the member is signed in; nothing is open yet. */
const device = (username: string) => visit(username, { path: null });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
const edit = async (page: Page, id: string) => {
  await page.goto(`${stack.url}/news/edit/${id}`);
  await text(page, 1).waitFor();
};
const saved = async (page: Page, action = 'Save changes') => {
  await press(page, action);
  await isRead(page);
};

async function small(page: Page, name: string): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await shoot(page, name);
  // The bars of the other size come with the next render.
  await expect.poll(() => overflowOf(page), { message: name }).toBe(0);
  await page.setViewportSize(sizes.desktop);
}

const CHANGED = 'This news was changed elsewhere too';
const notice = (page: Page) => page.getByRole('region', { name: CHANGED });

test('of two devices the second is told, sees both, chooses one, and has the other as a draft; different parts do not disturb each other', async () => {
  const member = await stack.member('ada');
  const id = await make(member, 'Late frost');
  const [phone, desk] = [await device('ada'), await device('ada')];
  await Promise.all([edit(phone.page, id), edit(desk.page, id)]);
  await text(phone.page, 1).fill('From the phone.');
  await text(phone.page, 2).fill('Two from the phone.');
  await text(desk.page, 1).fill('From the desk.');

  await saved(phone.page);
  await press(desk.page, 'Save changes');

  await notice(desk.page)
    .getByText(/You changed this on another device or in another window, \d+ \w+ at \d\d:\d\d/)
    .waitFor();
  await expect.poll(() => focused(desk.page)).toBe(CHANGED);
  await notice(desk.page).getByText('From the phone.', { exact: true }).waitFor();
  await holds(text(desk.page, 1), 'From the desk.');
  await expect.poll(() => textsOf(member, id)).toEqual(['From the phone.', 'Two from the phone.']);
  // Nothing goes out before one is chosen.
  await press(desk.page, 'Save changes');
  await expect.poll(() => focused(desk.page)).toBe(CHANGED);
  await expectAccessible(desk.page);
  await shoot(desk.page, 'news-changed-elsewhere');
  await small(desk.page, 'news-changed-elsewhere');
  await press(desk.page, 'Save mine all the same');

  await desk.page.waitForURL(READING);
  await expect.poll(() => textsOf(member, id)).toEqual(['From the desk.', 'Text number 2.']);
  await press(desk.page, 'Open it');
  await desk.page.waitForURL(/\/news\/add\?draft=/);
  await holds(text(desk.page, 1), 'From the phone.');
  await holds(text(desk.page, 2), 'Two from the phone.');

  const hail = await make(member, 'Hail');
  await Promise.all([edit(phone.page, hail), edit(desk.page, hail)]);
  await text(phone.page, 1).fill('From the phone.');
  await text(desk.page, 2).fill('From the desk.');

  await saved(phone.page);
  await saved(desk.page);

  await expect.poll(() => textsOf(member, hail)).toEqual(['From the phone.', 'From the desk.']);
});

test('what was kept of a news that changed or was deleted meanwhile is asked about, is published as new, goes out once, and comes back where it was dropped', async () => {
  const member = await stack.member('cleo');
  const id = await make(member, 'Snow');
  const { page, context } = await device('cleo');
  await edit(page, id);
  await text(page, 1).fill('Mine.');
  const { rich_text } = await stored(member, id);
  await member.call('PUT', `/api/texts/${rich_text.texts[0].id}`, { textDescription: 'Theirs.' });

  await page.reload();
  await notice(page).getByText('Theirs.', { exact: true }).waitFor();
  await press(page, 'Take what is saved there');

  await holds(text(page, 1), 'Theirs.');
  await expect.poll(() => focused(page)).toBe('Snow');
  await press(page, 'Open it');
  await holds(text(page, 1), 'Mine.');

  // Deleted elsewhere, it says so once.
  const bees = await make(member, 'Bees');
  await edit(page, bees);
  await text(page, 1).fill('What I wrote.');
  await member.call('DELETE', `/api/news/${bees}/community/3`);

  await press(page, 'Save changes');
  await title(page, 'This news was deleted');
  await page.getByText('What I wrote.').waitFor();
  await look(page, 'news-deleted-elsewhere');
  await small(page, 'news-deleted-elsewhere');
  await press(page, 'Publish as new');
  await text(page, 1).waitFor();
  await page.reload();
  await holds(text(page, 1), 'What I wrote.');
  await saved(page, 'Publish');

  const copy = idOf(page);
  expect(copy).not.toBe(bees);
  await expect.poll(() => textsOf(member, copy)).toEqual(['What I wrote.', 'Text number 2.']);

  // A connection that comes back and a tap at once save once.
  const thaw = await make(member, 'Thaw');
  await edit(page, thaw);
  await text(page, 1).fill('Once.');
  await context.setOffline(true);
  await press(page, 'Save changes');
  await page.getByText('There is no connection right now.').waitFor();
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await context.setOffline(false);
  await page
    .evaluate(() => {
      dispatchEvent(new Event('online'));
      document.querySelector<HTMLButtonElement>('form.blocks-editor [type=submit]')?.click();
    })
    .catch(() => {});

  await page.waitForURL(READING);
  expect(puts.length).toBe(1);
  await expect.poll(() => textsOf(member, thaw)).toEqual(['Once.', 'Text number 2.']);

  // A dropped draft is brought back with all that was in it.
  await page.setViewportSize(sizes.phone);
  await page.goto(`${stack.url}/news`);
  await press(page, 'Add news');
  const dialog = page.getByRole('dialog');
  // What was not chosen is offered where drafts are.
  await said(dialog, 'Snow');
  await dialog.getByRole('button', { name: 'Drop it, start anew' }).click();
  await entitle(page, 'Frost on the terraces');
  await text(page, 1).fill('Kept.');
  await press(page, 'Cancel');
  await press(page, 'Add news');

  await dialog.getByRole('button', { name: 'Drop it, start anew' }).click();
  await dialog.getByText('“Frost on the terraces” is dropped.').waitFor();
  await look(page, 'news-dropped');
  await page.reload();
  await press(page, 'Add news');
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await dialog.getByRole('button', { name: 'Continue writing' }).click();

  await holds(text(page, 1), 'Kept.');
});
