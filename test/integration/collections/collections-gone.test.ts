import { expect, test } from 'vitest';
import type { Gathered } from '#functions/worker/export/gather.ts';
import { pageOf } from '#functions/worker/export/page.ts';
import { eventually } from '#test/eventually.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import {
  collect,
  collectionsOf,
  newCollection,
  saveCollection,
  viewCollection,
} from '#test/things/library/collections.ts';
import { newResource } from '#test/things/library/resources.ts';
import { useModeration } from '#test/things/replies/moderation.ts';

const stack = useStack();
const { ben } = useMembers(stack, 'ben');
const { system, soon, accountOf, leftBehind } = useModeration(stack);

test('a member who is erased leaves no collection, in no list, and nothing among those saved', async () => {
  const dora = await stack.member('dora');
  const thing = await newResource(ben);
  const shared = await newCollection(dora, { title: 'Of Dora', isPublic: true });
  const own = await newCollection(dora, { title: 'Hers alone' });
  for (const { id } of [shared, own]) await collect(dora, id, thing.id);
  expect((await saveCollection(ben, shared.id)).status).toBe(200);
  const others = await newCollection(ben, { title: 'Of Ben', isPublic: true });
  await saveCollection(dora, others.id);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('dora'), { wait: soon });
  await workerRests();

  expect(await leftBehind(dora.id)).toEqual([]);
  expect((await viewCollection(ben, shared.id)).status).toBe(404);
  const titles = async (scope: 'users' | 'saved') =>
    (await collectionsOf(ben, scope)).data.map(({ title }: { title: string }) => title);
  expect([await titles('users'), await titles('saved')]).toEqual([[], []]);
  for (const { id } of [shared, own]) await eventually(() => leftOf(id), []);
});

test('the archive of a member has what is in their collections, by name', async () => {
  const eve = await stack.member('eve');
  const { id } = await newCollection(eve, { title: 'For the winter' });
  await collect(eve, id, (await newResource(ben, { title: 'Slopes without loss' })).id);
  await workerRests();
  const { gather } = await import('#functions/worker/export/gather.ts');

  // The index may be a moment late.
  await expect
    .poll(async () => (await gather(eve.id))?.records)
    .toMatchObject({ collection: [{ things: [{ title: 'Slopes without loss' }] }] });

  const page = pageOf((await gather(eve.id)) as Gathered, new Date('2031-05-06'));
  for (const word of ['Collections (1)', 'For the winter', 'Slopes without loss'])
    expect(page).toContain(word);
});
