import { describe, expect, test } from 'vitest';
import { shoot, sizes, useBrowser } from '#test/browser.ts';
import { begin, type CircleWords, end, expectOwn, follow, leave, rename } from '#test/circle-flow.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { walkByKeyboard } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

const words: CircleWords = {
  nouns: 'enterprises',
  lists: { all: '/enterprises', my: '/your-enterprises' },
  create: 'Create Enterprise',
  edit: 'Edit enterprise',
  missing: 'This enterprise is not here',
  more: { Roles: 'Grower, miller, baker' },
};

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('a member begins an enterprise, another follows it, and its creator changes and deletes it', async () => {
    for (const name of ['ada', 'ben']) await stack.member(`${name}-${size}`);
    const open = (name: string, path = words.lists.all) =>
      memberPage(browser, stack, `${name}-${size}`, { viewport, path });
    const { page: ada } = await open('ada');
    // Who follows none is told so.
    const { page: ben } = await open('ben', '/enterprises-view');
    await ben.getByRole('heading', { level: 1, name: 'You follow no enterprise here yet' }).waitFor();
    const title = `Ridge Mill ${size}`;
    const later = `Ridge Bakery ${size}`;

    const address = await begin(ada, words, title);
    await ada.getByText('Grower, miller, baker').waitFor();
    await expectOwn(ada, words, title);
    expect(await lostInForcedColours(ada)).toEqual([]);
    expect(await walkByKeyboard(ada)).toEqual([]);
    await follow(ben, words, address, false);
    await ben.goto(`${stack.url}/enterprises-view`);
    await ben.getByRole('heading', { level: 1, name: title }).waitFor();
    await shoot(ben, 'enterprises-first');
    await rename(ada, words, later);
    await leave(ben, words, later);
    await end(ada, ben, words, later);
  });
});
