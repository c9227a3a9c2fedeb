import { expect } from 'vitest';
import { confirm, holds, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSeen, expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';
import { follow } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { newReply, repliesTo } from '#test/things/replies/replies.ts';

const { stack, visit } = useSite();

test('members answer each other under an article, also without a connection, and say what is useful', async () => {
  const author = await stack.member('rosa');
  const neighbour = await stack.member('tomasz');
  await stack.member('nandi');
  const news = await newNews(author, { title: 'Rapeseed is early' });
  await newReply(neighbour, 'news', news.id, { text: 'Ours is nine days late.' });
  const { page, context } = await visit('nandi', {
    viewport: sizes.phone,
    path: `/news/${news.id}?community=2`,
  });
  await title(page, 'Rapeseed is early');
  const replies = page.getByRole('region', { name: /^Replies/ });
  await replies.getByText('Ours is nine days late.').waitFor();
  expect(await crampedOf(page)).toEqual([]);
  await expectSound(page, 'replies');

  await press(replies, 'Reply to tomasz');
  await replies.getByLabel('Your reply').fill('Here too. The brook stood high.');
  await replies.getByRole('button', { name: 'Reply', exact: true }).last().click();
  const list = replies.getByRole('list');
  await list.getByText('Here too. The brook stood high.').waitFor();
  await replies.getByText('answers tomasz').waitFor();
  await expect.poll(async () => (await repliesTo(author, 'news', news.id)).totalItems).toBe(2);

  const useful = replies
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Useful/ });
  await useful.click();
  await expect.poll(() => useful.getAttribute('aria-pressed')).toBe('true');
  const marked = async () => (await repliesTo(neighbour, 'news', news.id)).data.at(-1).usefulCount;
  await expect.poll(marked).toBe(1);

  await context.setOffline(true);
  await replies.getByLabel('Your reply').fill('From the bus.');
  await replies.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await list.getByText('From the bus.').waitFor();
  await expectSound(page, 'replies-offline');
  await context.setOffline(false);
  await expect.poll(async () => (await repliesTo(author, 'news', news.id)).totalItems).toBe(3);
  expect((await repliesTo(author, 'news', news.id)).data[0].text).toBe('From the bus.');

  await replies
    .getByRole('listitem')
    .filter({ hasText: 'From the bus.' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await confirm(page, 'Delete');
  await list.getByText('From the bus.').waitFor({ state: 'detached' });
  await expect.poll(async () => (await repliesTo(author, 'news', news.id)).totalItems).toBe(2);
});

rare('a member is named by a few letters: with the keyboard or a press, and nothing moves', async () => {
  const author = await stack.member('ines');
  await follow(author, 'community', '2');
  await stack.member('otto');
  const news = await newNews(author, { title: 'The brook is high' });
  for (const viewport of [sizes.desktop, sizes.phone]) {
    const { page } = await visit('otto', { viewport, path: `/news/${news.id}?community=2` });
    await title(page, 'The brook is high');
    const field = page.getByLabel('Your reply');
    const member = page.getByRole('option', { name: 'ines @ines' });
    const places = () => page.evaluate(() => [document.body.scrollHeight, scrollY]);
    await field.click();
    await field.pressSequentially('Thanks @i');
    const before = await places();
    await field.pressSequentially('n');
    await member.waitFor();
    expect(await places()).toEqual(before);
    expect(await field.getAttribute('aria-activedescendant')).toBe(await member.getAttribute('id'));
    await expectSeen(page, 'replies-naming');

    if (viewport === sizes.phone) await member.click();
    else await page.keyboard.press('Enter');

    await holds(field, 'Thanks @ines ');
    expect(await field.evaluate((area) => document.activeElement === area)).toBe(true);
  }
});
