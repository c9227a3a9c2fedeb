import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { connect, holds, title, waits } from '#test/browser/acts.ts';
import {
  cardOf,
  choose,
  communitiesPage,
  currentCommunity,
  followed,
  followersOf,
  removeCommunity,
} from '#test/browser/community-cards.ts';
import { outboxArrived } from '#test/browser/outbox-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { formOf, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';

const { stack, browser } = useSite({ demo: 'copied' });

/** Makes a community; answers its id. */
async function make(member: TestMember, name: string): Promise<string> {
  const draft = formOf({ name, description: `All about ${name}.` });
  return (await member.call('POST', '/api/communities/add', draft, newKey())).body.data.id;
}

const all = () => `${stack.url}/community-switching/all-communities`;
const join = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Join community' }).click();
const isFollowed = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Unfollow' }).waitFor();

test('what one deletes or renames, another one’s browser and their own take softly, and the counts agree', async () => {
  const maker = await stack.member('emil');
  for (const name of ['Hop Yard', 'Rye Belt', 'Fig Grove']) await make(maker, name);
  const ada = await communitiesPage(browser, stack, 'emil');
  await stack.member('fred');
  const ben = await communitiesPage(browser, stack, 'fred');

  // Both see the same count once both have joined and one has left again.
  for (const name of ['Hop Yard', 'Rye Belt']) await followed(ben, () => join(ben, name));
  await ada.reload();
  for (const page of [ada, ben]) await cardOf(page, 'Hop Yard').getByText('2 followers').waitFor();

  // The same member in a second window: what that one did is seen in this one too.
  const tab = await ben.context().newPage();
  await tab.goto(all());
  const [water, more] = [
    'Water by the Drop',
    `${(await followersOf(tab, 'Water by the Drop')) + 1} followers`,
  ];
  await followed(tab, () => join(tab, water));
  await cardOf(ben, water).getByText(more).waitFor();
  await isFollowed(ben, water);
  await tab.reload();
  await cardOf(tab, water).getByText(more).waitFor();
  await isFollowed(tab, water);
  await tab.close();

  // Renamed meanwhile: a visit shows the new name.
  await choose(ada, 'Rye Belt', 'Edit');
  const edit = ada.getByRole('dialog', { name: 'Edit Community' });
  await edit.getByLabel('Name').fill('Rye and Oats');
  await edit.getByRole('button', { name: 'Save' }).click();
  await cardOf(ada, 'Rye and Oats').waitFor();
  await cardOf(ben, 'Rye Belt').getByRole('button', { name: 'Visit' }).click();
  await ben.waitForURL(/\/news$/);
  await expect.poll(() => currentCommunity(ben)).toMatchObject({ name: 'Rye and Oats' });

  // Deleted meanwhile: whoever is in it lands in their next own one, and is told so.
  await removeCommunity(ada, 'Rye and Oats');
  await ben.reload();
  await ben.getByText(/^Rye and Oats is no longer here, so you are in .+ now\.$/).waitFor();
  await expect.poll(() => currentCommunity(ben)).toMatchObject({ name: water });
  await ben.getByText(water).first().waitFor();

  // Deleted while its card is still shown elsewhere.
  await ben.goto(all());
  await cardOf(ben, 'Hop Yard').waitFor();
  await removeCommunity(ada, 'Hop Yard');
  await cardOf(ben, 'Hop Yard').getByRole('button', { name: 'Unfollow' }).click();
  await ben.getByText('You still follow Hop Yard. There is no such community.').waitFor();
  await cardOf(ben, 'Hop Yard').waitFor({ state: 'detached' });

  // Deleted by whoever is in it.
  await cardOf(ada, 'Fig Grove').getByRole('button', { name: 'Visit' }).click();
  await ada.waitForURL(/\/news$/);
  await ada.goto(`${stack.url}/community-switching/my-communities`);
  await removeCommunity(ada, 'Fig Grove');
  await ada.getByText('Fig Grove is no longer here, so you are in Growers now.').waitFor();
  await expect.poll(() => currentCommunity(ada)).toMatchObject({ id: '3', name: 'Growers' });
});

test('a follow whose answer is lost is one change; what is followed or changed without a connection goes out by itself, or is refused and mended', async () => {
  const ours = await stack.member('jana');
  const id = await make(ours, 'Plum Lane');
  const page = await communitiesPage(browser, stack, 'jana');
  await page.getByRole('link', { name: 'All communities' }).click();
  const lost = 'Orchard Keepers';
  const followers = await followersOf(page, lost);
  let times = 0;
  await page.route('**/api/communities-users/follow', async (route) => {
    if (times++ > 0) return route.continue();
    await route.fetch(); // it arrives, and takes effect
    return route.abort();
  });
  await followed(page, () => join(page, lost));
  expect(times).toBeGreaterThan(1);
  await page.unroute('**/api/communities-users/follow');

  const late = cardOf(page, 'Hill Terraces');
  await outboxArrived(page);
  await page.context().setOffline(true);
  await join(page, 'Hill Terraces');
  await waits(late).waitFor();
  await isFollowed(page, 'Hill Terraces');
  await page.context().setOffline(false);
  await waits(late).waitFor({ state: 'detached' });

  await page.reload();
  await cardOf(page, lost)
    .getByText(`${followers + 1} followers`)
    .waitFor();
  for (const name of [lost, 'Hill Terraces']) await isFollowed(page, name);

  // A change closes its dialog and waits too.
  await choose(page, 'Plum Lane', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Community' });
  await edit.getByLabel('Description').fill('Plums, and jam.');
  await edit.getByLabel('Image').setInputFiles('lib/local/demo/photo-farmhouse.png');
  await edit.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await page.context().setOffline(true);
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('goes out by itself', { exact: false }).first().waitFor();
  await edit.waitFor({ state: 'detached' });
  const card = cardOf(page, 'Plum Lane');
  await waits(card).waitFor();

  // Refused: another window was faster.
  const theirs = new FormData();
  theirs.set('name', 'Plum Row');
  theirs.set('version', '0');
  expect((await ours.call('PUT', `/api/communities/${id}`, theirs)).status).toBe(200);
  await page.context().setOffline(false);
  // It may bear the name by now that the other window gave it.
  const refused = page
    .getByRole('article')
    .filter({ hasText: /Plum (Lane|Row)/ })
    .getByText('Refused: see why');
  // The first try may have been it, so the answer is believed after some more, each of which waits longer, or for
  // signal.
  await expect
    .poll(async () => {
      await connect(page);
      return refused.count();
    })
    .toBe(1);
  await refused.click();
  await title(page, 'Waiting to be sent');
  await expectSound(page, 'communities-refused');
  await page.getByRole('link', { name: 'Change it: Plum Lane' }).click();

  await edit.getByText(/^You changed this on another device or in another window/).waitFor();
  await holds(edit.getByLabel('Description'), 'Plums, and jam.');
  await edit.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await edit.getByRole('button', { name: 'Save mine all the same' }).click();
  await edit.waitFor({ state: 'detached' });
  await cardOf(page, 'Plum Row').getByText('Plums, and jam.').waitFor();
  await expect
    .poll(() =>
      cardOf(page, 'Plum Row')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1200);
  await page.goto(`${stack.url}/unsent`);
  await page.getByText('Everything has arrived').waitFor();
});
