import { expect, test } from 'vitest';
import { keys, partitions } from '#platform/table/keys.ts';
import { itemsIn } from '#test/system/items.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const calls = useTableCalls();

/** Stores another name, without leaving the worker anything to do. */
async function call(firstName: string): Promise<void> {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  await writeTogether([{ update: update(keys.user(ada.id), { set: { firstName } }) }]);
}

async function carry(): Promise<void> {
  const { renameMember } = await import('#functions/worker/rename/rename-member.ts');
  await renameMember({ kind: 'member-renamed', userId: ada.id }, undefined);
}

/** Holds the first writing of words with this beginning; answers when it is there, and what lets it go. */
function hold(letter: string) {
  const { promise: isThere, resolve: there } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  calls.tap(async (name, input) => {
    if (name !== 'BatchWriteItem' || !JSON.stringify(input).includes(`FOLLOWERS#3#${letter}`)) return;
    there();
    await isFree;
  });
  return { isThere, letGo };
}
async function knownAs(): Promise<string[]> {
  const { community } = await import('#kinds/declared/community.ts');
  const words = await Promise.all(
    ['a', 'q', 'z'].map((letter) => itemsIn(`WORDS#${partitions.followers('3')}#${letter}`)),
  );
  const own = words.flat().filter(({ id }) => id === ada.id);
  return [String((await community.findFollow(ada.id, '3'))?.foundBy), ...own.map(({ word }) => String(word))];
}

test.each(['Zora', 'Agnes'])(
  'a name that changed again, to %s, while the first was carried on is the only one',
  async (last) => {
    await call('Agnes');
    await carry();
    const { isThere, letGo } = hold('q');

    await call('Quilla');
    const first = carry();
    await isThere;
    await call(last);
    await carry();
    letGo();
    await first;

    expect(await knownAs()).toEqual([`${last} ada`, 'ada', last.toLowerCase()]);
  },
);

test('the words of a run that ended in between go, too', async () => {
  const { community } = await import('#kinds/declared/community.ts');
  const { indexWords } = await import('#platform/lists/search.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { changeAsRead, edited } = await import('#platform/table/version.ts');
  await call('Agnes');
  await carry();
  const { isThere, letGo } = hold('z');

  await call('Zora');
  const run = carry();
  await isThere;
  const follow = await community.findFollow(ada.id, '3');
  if (!follow) throw new Error('does not follow');
  const other = edited(follow, { foundBy: 'Quilla' });
  await indexWords([community.follower(ada.id, '3', { ...follow, ...other })]);
  await writeTogether([changeAsRead(keys.follow(ada.id, '3'), follow, other, 'follow.changed')]);
  letGo();
  await run;

  expect(await knownAs()).toEqual(['Zora ada', 'ada', 'zora']);
});
