import { expect, test } from 'vitest';
import type { Look, Made } from '#kinds/member/made.ts';
import { sortIndexed } from '#kinds/member/sort-made.ts';
import { keys, memberIndex } from '#platform/table/keys.ts';

test.each([
  ['is theirs', 'gil', 1],
  ['became somebody else’s a moment ago', 'hana', 0],
])('what the index lists of who is erased is removed where it %s', async (_, owner, removed) => {
  const own: Made['own'] = [];
  const look = { userId: 'gil', made: { own } as unknown as Made, candidates: [], chats: [] } satisfies Look;

  await sortIndexed({ ...keys.deviceOwner('phone'), [memberIndex.by]: owner }, look);

  expect(own).toHaveLength(removed);
});
