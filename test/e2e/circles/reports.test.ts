import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { queueOf } from '#test/things/replies/reports.ts';

const { stack, visit } = useSite();

/** Whether it stands in sight, and not under something else. */
const isSeen = (of: Locator): Promise<boolean> =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a reply is reported on a phone, hidden by whoever made the community, gone for others, and answered for', async () => {
  const [owner, author] = [await stack.member('olga'), await stack.member('ben')];
  for (const name of ['nandi', 'tomasz']) await stack.member(name);
  const village = await newCommunity(owner, { name: 'Village' });
  const news = await newNews(owner, { title: 'Rapeseed is early' }, village.id);
  await newReply(author, 'news', news.id, { text: 'Buy my seeds.' });
  const path = `/news/${news.id}?community=${village.id}`;

  const { page } = await visit('nandi', { viewport: sizes.phone, path });
  await title(page, 'Rapeseed is early');
  await press(page, 'Report what ben wrote');
  const form = page.getByRole('dialog', { name: 'Report this reply' });
  await press(form, 'Send report');
  const missing = form.getByText('Please choose a reason.');
  await missing.waitFor();
  expect(await isSeen(missing)).toBe(true);
  await form.getByLabel('It is spam or advertising').check();
  await form.getByLabel(/What should the moderators know/).fill('He sells them everywhere.');
  await expectSound(page, 'report');
  await press(form, 'Send report');
  await said(page, 'Thank you. The member who made this community will look at it.');

  const desk = (await visit('olga', { viewport: sizes.desktop, path: `/reports/${village.slug}` })).page;
  await title(desk, 'Reports');
  await said(desk, 'He sells them everywhere.');
  expect(await crampedOf(desk)).toEqual([]);
  await expectSound(desk, 'reports');
  await press(desk, 'Hide: Reply to “Rapeseed is early”');
  await press(desk, 'Hide');
  await said(desk, 'Nothing is waiting');
  await said(desk, 'Hidden: Reply to “Rapeseed is early”');

  const third = (await visit('tomasz', { viewport: sizes.phone, path })).page;
  await third.getByRole('region', { name: /^Replies/ }).waitFor();
  await said(third, 'This was hidden.');
  expect(await third.getByText('Buy my seeds.').count()).toBe(0);

  const own = (await visit('ben', { viewport: sizes.phone, path })).page;
  await said(own, 'This was hidden. Members said: It is spam or advertising.');
  await press(own, 'Answer once');
  await own.getByLabel('What do you say to that?').fill('They are for nothing.');
  await expectSound(own, 'hidden');
  await press(own, 'Send answer');
  await said(own, 'You answered: They are for nothing.');
  const [first] = await queueOf(owner, village.id);
  expect([first.isHidden, first.answer]).toEqual([true, 'They are for nothing.']);
});
