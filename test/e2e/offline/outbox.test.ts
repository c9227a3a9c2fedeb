import { expect } from 'vitest';
import { signIn as signInToPool } from '#lib/local/sign-in.ts';
import { revoke, signIn } from '#test/browser/accounts.ts';
import { expectUsableByAll, holds, look, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { bringOutbox, textOf, type Written, write } from '#test/browser/outbox-in-page.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';
import { editProfile } from '#test/things/members.ts';

// So short that a session whose refresh token is taken back ends in the middle of things.
const { stack, newMember, visit } = useSite({ accessTokenSeconds: 4 });

/** The texts of a news, in the order in which they were made: ids begin with the time. */
async function textsOf(newsId: string): Promise<string[]> {
  const { token } = await signInToPool(stack.cognito, 'mara', 'harvest1');
  const headers = { authorization: `Bearer ${token}` };
  const { rich_text } = await (
    await fetch(`${stack.url}/api/news/${newsId}/community/3`, { headers })
  ).json();
  const texts: { id: string; textDescription: string }[] = rich_text.texts;
  return texts
    .toSorted((first, second) => (first.id < second.id ? -1 : 1))
    .map(({ textDescription }) => textDescription);
}

const WRITES = 40;

rare(
  'many writes from two tabs have as many effects, in order, though half of the replies are lost, a page is loaded again and the session ends',
  async () => {
    const member = await stack.member('mara');
    const richtextId = (await member.call('POST', '/api/richtexts', {})).body.richtext.id;
    const form = { communityId: '3', richtextId, title: 'Many', category: 'Farming' };
    const news = (await member.call('POST', '/api/news/add/community/3', form)).body.data;
    const { context, page: one } = await visit('mara', { path: null });
    await bringOutbox(context);
    let sent = 0;
    let lost = 0;
    await context.route('**/api/texts/add', async (route) => {
      sent += 1;
      if (sent % 2 === 0) return route.continue().catch(() => undefined);
      // It arrives, and takes effect; a page that is closed or loaded again asks no more.
      const reply = await route.fetch().catch(() => undefined);
      if (reply?.status() === 201) lost += 1;
      await route.abort().catch(() => undefined);
    });
    const other = await context.newPage();
    for (const page of [one, other]) {
      await page.goto(`${stack.url}/news`);
      await title(page, 'News');
    }

    for (let order = 1; order <= WRITES; order += 1) {
      await write(order % 2 === 1 ? one : other, [textOf(richtextId, order)]);
    }
    await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThan(WRITES / 8);
    await one.reload();
    await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThan(WRITES / 4);
    await revoke(stack, other);
    for (const page of [one, other]) await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await signIn(one, 'mara');
    await title(one, 'News');

    await one.goto(`${stack.url}/unsent`);
    // The last ones that were sent today are seen, and nothing waits.
    await expect
      .poll(() => one.getByText(/^Sent,/).count(), { timeout: 120_000 })
      .toBeGreaterThanOrEqual(Math.min(20, WRITES));
    await expect
      .poll(() => one.getByText(/^(Sending|On this computer)/).count(), { timeout: 120_000 })
      .toBe(0);
    await expect
      .poll(() => textsOf(news.id))
      .toEqual(Array.from({ length: WRITES }, (_, index) => `Text ${index + 1}`));
    expect(lost).toBeGreaterThanOrEqual(WRITES / 2);
  },
);

test('what is written without a connection is kept, seen, and goes out by itself', async () => {
  const device = 'computer'; // what holds a Chromium that has a mouse
  const { context, page } = await newMember('nils', { viewport: sizes.phone });
  // With a fresh token each time: on a busy machine one is out before it is used.
  await expect
    .poll(async () => (await editProfile(await stack.member('nils'), 'Nil', 'Holm')).status)
    .toBe(200);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Waiting to be sent' }).click();
  await title(page, 'Waiting to be sent');
  await page.getByRole('heading', { name: 'Everything has arrived' }).waitFor();
  await page.goto(`${stack.url}/edit-information`);
  await page.getByLabel('Phone').waitFor();
  // What the device kept has no name yet.
  await holds(page.getByLabel('Last name'), 'Holm');
  await page.getByLabel('First name').fill('Nils');
  // The first of what is fetched ahead.
  await scriptArrived(page, /\/unsent-screen-.*\.js$/);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`This is kept on this ${device} and goes out by itself`).first().waitFor();
  await page.getByText(`No connection. Posts, replies and most forms stay on this ${device}`).waitFor();
  await expectSound(page, 'unsent-bar');
  await page.getByRole('link', { name: 'Waiting to be sent: 1' }).click();
  await title(page, 'Waiting to be sent');
  await page.getByText(`On this ${device}.`).waitFor();
  await expectSound(page, 'unsent-offline');
  await context.setOffline(false);

  await page.getByText(/^Sent,/).waitFor();
  await page.getByRole('link', { name: /^Waiting to be sent/ }).waitFor({ state: 'detached' });
  await page.getByText('No connection. Posts').waitFor({ state: 'detached' });
  await page.goto(`${stack.url}/myProfile`);
  await page.getByText('Nils Holm').first().waitFor();
});

rare('each thing says where it is, why it waits, and what can be done about it', async () => {
  const member = await stack.member('olga');
  const richtextId = (await member.call('POST', '/api/richtexts', {})).body.richtext.id;
  const { context, page } = await visit('olga', { path: null });
  await bringOutbox(context);
  await page.goto(`${stack.url}/news`);
  await title(page, 'News');
  const text = (order: number, title: string, more: Partial<Written> = {}): Written => ({
    ...textOf(richtextId, order),
    title,
    queueKey: `/news/${order}`,
    kind: 'profile',
    ...more,
  });
  const video = { route: 'richtexts.addVideo', input: { richtextId, order: 9 }, file: 7_200_000 } as const;
  const words = 'The category “Subsidies” is gone. Choose another one, then it goes out.';
  const refusal = { error: words, message: words, code: 'category.missing' };
  await context.route('**/api/texts/add', (route) =>
    route.request().postDataJSON().order === 2
      ? route.fulfill({ status: 400, json: refusal })
      : route.continue(),
  );
  // The storage takes the file and never says so; and one address has no answer.
  await context.route(
    (url) => url.href.includes('X-Amz-Signature'),
    () => undefined,
  );
  await context.route('**/api/communities-users/follow', (route) => route.abort());

  await write(page, [
    text(1, 'Drill to lend until Friday'),
    text(2, 'Old hedges, new money: what the rule pays'),
  ]);
  await page.getByRole('link', { name: /^Waiting to be sent: 1, one was refused/ }).waitFor();
  await write(page, [
    text(3, 'Hail on the lower field, Tuesday evening', video),
    text(4, 'How we sow, in two minutes', video),
    text(5, 'Join Orchard Keepers', {
      route: 'communities.followCommunity',
      input: { communityId: '3' },
    }),
  ]);
  await page.getByRole('link', { name: /^Waiting to be sent: 4, one was refused/ }).click();
  await title(page, 'Waiting to be sent');

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Old hedges').getByText(`Refused. ${words}`).waitFor();
  await row('Hail').getByText('0.0 of 7.2 MB').waitFor();
  await row('How we sow').getByText('Goes out after the change of your profile above.').waitFor();
  await row('Orchard')
    .getByText(/No answer at/)
    .waitFor();
  await row('Drill')
    .getByText(/^Sent,/)
    .waitFor();
  await row('Old hedges').getByRole('link', { name: 'Change it' }).waitFor();
  await expectSound(page, 'unsent');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await shoot(page, 'unsent');
  await expectUsableByAll(page);

  await row('Hail').getByRole('button', { name: 'Stop' }).click();
  await row('Hail').getByText('You stopped it.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Hail/);
  await row('Old hedges').getByRole('button', { name: 'Drop it' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('It is kept nowhere else.').waitFor();
  await look(page, 'unsent-drop');
  await question.getByRole('button', { name: 'Drop it' }).click();
  await row('Old hedges').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Waiting to be sent: 3', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Settings' }).click();
  await shoot(page, 'unsent-settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByText('Three things have not been sent').waitFor();
  await look(page, 'unsent-logout');
  await question.getByRole('button', { name: 'Log out and drop them' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signIn(page, 'olga');
  await title(page, 'News');
  await page.goto(`${stack.url}/unsent`);
  await page.getByRole('heading', { name: 'Everything has arrived' }).waitFor();
});
