import { expect, test } from 'vitest';
import { title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { begin, type CircleWords, end, expectOwn, follow, leave, rename } from '#test/browser/circle-flow.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { walkByKeyboard } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';

const { stack, newMember } = useSite({ demo: 'copied' });

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

test('members begin a group on a phone and an enterprise at a desk, follow them, also without a signal, change and delete them', async () => {
  const open = async (username: string, path: string) => {
    return (await newMember(username, { viewport: sizes.phone, path })).page;
  };
  const [ada, ben] = [await open('ada', groups.lists.all), await open('ben', groups.lists.all)];

  const group = await begin(ada, groups, 'Night calving');
  await expectOwn(ada, groups, 'Night calving');
  await follow(ben, groups, group, true);
  await rename(ada, groups, 'Day calving');
  await leave(ben, groups, 'Day calving');
  await end(ada, ben, groups, 'Day calving');

  for (const page of [ada, ben]) await page.setViewportSize(sizes.desktop);
  await ada.goto(stack.url + enterprises.lists.all);
  // Who follows none is told so.
  await ben.goto(`${stack.url}/enterprises-view`);
  await title(ben, 'You follow no enterprise here yet');
  const enterprise = await begin(ada, enterprises, 'Hill Mill');
  await ada.getByText('Grower, miller, baker').waitFor();
  await expectOwn(ada, enterprises, 'Hill Mill');
  expect(await lostInForcedColours(ada)).toEqual([]);
  expect(await walkByKeyboard(ada)).toEqual([]);
  await follow(ben, enterprises, enterprise, false);
  await ben.goto(`${stack.url}/enterprises-view`);
  await title(ben, 'Hill Mill');
  await shoot(ben, 'enterprises-first');
  await rename(ada, enterprises, 'Hill Bakery');
  await leave(ben, enterprises, 'Hill Bakery');
  await end(ada, ben, enterprises, 'Hill Bakery');
});
