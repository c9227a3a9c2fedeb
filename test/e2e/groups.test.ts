import { describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { begin, type CircleWords, end, expectOwn, follow, leave, rename } from '#test/circle-flow.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf, walkByKeyboard } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

const words: CircleWords = {
  nouns: 'groups',
  lists: { all: '/groups', my: '/your-groups' },
  create: 'Create Group',
  edit: 'Edit groups',
  missing: 'This group is not here',
};

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('a member begins a group, another follows it, also without a signal, and its creator changes and deletes it', async () => {
    for (const name of ['ada', 'ben']) await stack.member(`${name}-${size}`);
    const open = (name: string) =>
      memberPage(browser, stack, `${name}-${size}`, { viewport, path: words.lists.all });
    const [{ page: ada }, { page: ben }] = [await open('ada'), await open('ben')];
    const title = `Night lambing ${size}`;
    const later = `Day lambing ${size}`;

    const address = await begin(ada, words, title);
    await expectOwn(ada, words, title);
    await follow(ben, words, address, size === 'phone');
    await rename(ada, words, later);
    await leave(ben, words, later);
    await end(ada, ben, words, later);

    // The documents' static page and forms.
    await ben.goto(`${stack.url}/my-group-view-page`);
    await ben.getByRole('button', { name: 'Create Group' }).click();
    const dialog = ben.getByRole('dialog', { name: 'Create Group' });
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await dialog.getByText('You must enter title').waitFor();
    await expectAccessible(ben);
    await ben.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await overflowOf(ben)).toBe(0);
    expect(await lostInForcedColours(ben)).toEqual([]);
    expect(await walkByKeyboard(ben)).toEqual([]);
    await expectAccessible(ben);
    await shoot(ben, 'groups-sample');
  });
});
