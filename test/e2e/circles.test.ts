import { expect, test } from 'vitest';
import { shoot, sizes, useBrowser } from '#test/browser.ts';
import { begin, type CircleWords, end, expectOwn, follow, leave, rename } from '#test/circle-flow.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { walkByKeyboard } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { expectSound } from '#test/sound.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

const groups: CircleWords = {
  nouns: 'groups',
  lists: { all: '/groups', my: '/your-groups' },
  create: 'Create Group',
  edit: 'Edit groups',
  missing: 'This group is not here',
};

const enterprises: CircleWords = {
  nouns: 'enterprises',
  lists: { all: '/enterprises', my: '/your-enterprises' },
  create: 'Create Enterprise',
  edit: 'Edit enterprise',
  missing: 'This enterprise is not here',
  more: { Roles: 'Grower, miller, baker' },
};

/** The pages of two new members. */
async function two(viewport: { width: number; height: number }, ...paths: [string, string]) {
  const pages = [];
  for (const [place, path] of paths.entries()) {
    const username = `member${place}-${path.replaceAll('/', '')}`;
    await stack.member(username);
    pages.push((await memberPage(browser, stack, username, { viewport, path })).page);
  }
  return pages as [(typeof pages)[0], (typeof pages)[0]];
}

test('on a phone a member begins a group, another follows it, also without a signal, and its creator changes and deletes it', async () => {
  const [ada, ben] = await two(sizes.phone, groups.lists.all, '/my-group-view-page');
  // The documents' static page and forms.
  await ben.getByRole('button', { name: 'Create Group' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Create Group' });
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await dialog.getByText('You must enter title').waitFor();
  await expectSound(ben, 'groups-sample-form');
  await ben.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const address = await begin(ada, groups, 'Night calving');
  await expectOwn(ada, groups, 'Night calving');
  await follow(ben, groups, address, true);
  await rename(ada, groups, 'Day calving');
  await leave(ben, groups, 'Day calving');
  await end(ada, ben, groups, 'Day calving');
});

test('at a desk a member begins an enterprise, another follows it, and its creator changes and deletes it', async () => {
  const [ada, ben] = await two(sizes.desktop, enterprises.lists.all, '/enterprises-view');
  // Who follows none is told so.
  await ben.getByRole('heading', { level: 1, name: 'You follow no enterprise here yet' }).waitFor();

  const address = await begin(ada, enterprises, 'Hill Mill');
  await ada.getByText('Grower, miller, baker').waitFor();
  await expectOwn(ada, enterprises, 'Hill Mill');
  expect(await lostInForcedColours(ada)).toEqual([]);
  expect(await walkByKeyboard(ada)).toEqual([]);
  await follow(ben, enterprises, address, false);
  await ben.goto(`${stack.url}/enterprises-view`);
  await ben.getByRole('heading', { level: 1, name: 'Hill Mill' }).waitFor();
  await shoot(ben, 'enterprises-first');
  await rename(ada, enterprises, 'Hill Bakery');
  await leave(ben, enterprises, 'Hill Bakery');
  await end(ada, ben, enterprises, 'Hill Bakery');
});
