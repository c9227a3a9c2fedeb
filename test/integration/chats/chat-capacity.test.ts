import { expect, test, vi } from 'vitest';
import { keys, lists } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import type { Given } from '#test/system/events.ts';
import { useFilledTable } from '#test/system/filled-table.ts';
import { listOf } from '#test/things/many/many.ts';

const held = { few: 10, many: 10_000 } as const;
type Name = keyof typeof held;
const CONVERSATIONS = 20;

const take = useFilledTable(() => [
  ...people,
  ...(Object.keys(held) as Name[]).flatMap((name) => [...chatOf(name)]),
  ...Array.from({ length: CONVERSATIONS - 2 }, (_, index) => inboxOf('ada', 'cleo', `other-${index}`)),
]);

const people = ['ada', 'ben', 'cleo'].map((id) => ({ ...keys.user(id), id, username: id }));
const TEXT = 'How was the field by the brook drained, and what has it borne since then? Ours is under water.';
const AT = '2026-03-09T07:30:00.000Z';

function inboxOf(userId: string, other: string, chatId: string) {
  const last = { id: `00000${'0'.repeat(26)}`, text: TEXT, side: 0 };
  const side = userId < other ? 0 : 1;
  return { ...keys.inbox(userId, chatId), side, other, name: other, at: AT, last, version: 0 };
}

function* chatOf(name: Name) {
  const ids = Array.from({ length: held[name] }, (_, index) => String(index));
  const message = { chatId: name, side: 0, text: TEXT, createdAt: AT };
  yield* listOf(lists.chat(name), ids, (id) => ({ ...message, id: `00000${id.padStart(26, '0')}` }));
  yield inboxOf('ada', 'ben', name);
  yield inboxOf('ben', 'ada', name);
}

async function unitsOf(file: string, given: Given) {
  const { calls } = await priceOf(take, file, { userId: 'ada', ...given });
  const sum = (kind: 'reads' | 'writes') => calls.reduce((units, call) => units + call[kind], 0);
  return { reads: sum('reads'), writes: sum('writes') };
}

test('a page and a message cost the same among ten messages and among a hundred thousand', async () => {
  const path = (id: Name) => ({ path: { id } });
  // So that names are known to both, and each inbox has the same.
  await unitsOf('chats/get-chat', path('few'));
  for (const id of ['few', 'many'] as const) {
    await unitsOf('chats/add-message', { ...path(id), body: { text: TEXT } });
    await unitsOf('chats/update-chat', { ...path(id), userId: 'ben', body: { accepted: true } });
  }
  const costs = async (id: Name) => [
    await unitsOf('chats/get-chat', path(id)),
    await unitsOf('chats/add-message', { ...path(id), body: { text: TEXT } }),
    await unitsOf('chats/update-chat', { ...path(id), userId: 'ben', body: { muted: true } }),
  ];

  const few = await costs('few');

  expect(await costs('many')).toEqual(few);
  expect(few[0]?.reads).toBeLessThanOrEqual(4);
  expect(few[1]?.writes).toBeLessThanOrEqual(15);
});

test('an inbox of twenty costs two units, and half a one for whom its member blocked', async () => {
  expect((await unitsOf('chats/list-chats', {})).reads).toBeLessThanOrEqual(2.5);
});

test('a message costs the same in any alphabet, whatever its writer is called', async () => {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  const message = { path: { id: 'few' }, userId: 'ben' };
  await unitsOf('chats/add-message', { ...message, body: { text: 'Rain.' } });
  const { writes } = await unitsOf('chats/add-message', { ...message, body: { text: 'Rain.' } });
  const set = { firstName: '🌧'.repeat(100), lastName: '🌾'.repeat(100) };
  await writeTogether([{ update: update(keys.user('ben'), { set }) }]);
  vi.mocked(Date.now).mockReturnValue(Date.now() + 3000);

  const long = await unitsOf('chats/add-message', { ...message, body: { text: '🚜'.repeat(100) } });

  expect(long.writes).toBe(writes);
});
