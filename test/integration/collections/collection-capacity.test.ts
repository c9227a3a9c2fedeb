import { expect, test } from 'vitest';
import { keys, lists, memberIndex } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import type { Given } from '#test/system/events.ts';
import { useFilledTable } from '#test/system/filled-table.ts';

const held = { few: 10, many: 499 } as const;
type Name = keyof typeof held;

const take = useFilledTable(() => [
  ...people,
  ...files(),
  ...(Object.keys(held) as Name[]).flatMap(collectionOf),
]);

const OWNER = 'owner';
const people = [OWNER, 'other'].map((id) => ({ ...keys.user(id), id, username: id }));
const TITLE = 'How the field by the brook was drained, and what it has borne since';
const fileId = (index: number) => `00000${String(index).padStart(26, '0')}`;

const files = () =>
  Array.from({ length: 520 }, (_, index) => ({
    pk: lists.resources.pk,
    sk: `R#${fileId(index)}`,
    id: fileId(index),
    title: TITLE,
    version: 0,
    topicRow: fileId(index),
    resourceType: 'articles',
    creator: 'other',
    createdAt: '2026-03-09',
  }));

function collectionOf(name: Name) {
  const item = { id: name, of: 'library', title: TITLE, isPublic: false, creator: OWNER };
  const rows = Array.from({ length: held[name] }, (_, index) => fileId(index));
  return [
    { ...keys.collection(name), ...item, createdAt: '2026-03-09', count: held[name], version: 0 },
    ...rows.map((id) => ({ ...keys.collected(name, id), id, [memberIndex.by]: id })),
  ];
}

async function unitsOf(file: string, given: Omit<Given, 'userId'>) {
  const { calls } = await priceOf(take, file, { userId: OWNER, ...given });
  const sum = (kind: 'reads' | 'writes') => calls.reduce((units, call) => units + call[kind], 0);
  return { reads: sum('reads'), writes: sum('writes') };
}

test('a page, and what is added, costs the same with ten things and with five hundred', async () => {
  const costs = async (name: Name) => [
    await unitsOf('collections/get-collection', { path: { id: name } }),
    await unitsOf('collections/set-item', {
      path: { collectionId: name },
      body: { id: fileId(519), included: true },
    }),
  ];

  // So that names are known to both.
  await unitsOf('collections/get-collection', { path: { id: 'few' } });

  const few = await costs('few');

  expect(await costs('many')).toEqual(few);
  expect(few[0]?.reads).toBeLessThanOrEqual(6);
  expect(few[1]?.writes).toBeLessThanOrEqual(9);
});
