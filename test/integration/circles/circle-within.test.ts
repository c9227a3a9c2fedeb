import { beforeAll, expect, test } from 'vitest';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { freshTable } from '#test/system/table.ts';
import { write } from '#test/things/many/many.ts';

/*
 * A circle within a place, whose members nobody lists.
 */

freshTable({ stream: false });

const scope = { communityId: 'village' };
const item = {
  id: 'g1',
  ...scope,
  title: 'Seed savers',
  description: 'Swaps in spring.',
  creator: 'ada',
  createdAt: '2026-11-02T08:00:00.000Z',
  shards: 1,
  rowId: '',
  version: 0,
};
const eve = { id: 'eve', text: 'Eve Lund', isNamed: true };
let group: typeof import('#kinds/declared/group.ts')['group'];
let writeTogether: (actions: readonly Action[]) => Promise<void>;

beforeAll(async () => {
  // These read the environment as they load.
  ({ group } = await import('#kinds/declared/group.ts'));
  ({ writeTogether } = await import('#platform/table/transaction.ts'));
  await write(() => [{ ...keys.community('village'), id: 'village' }].values());
  const rowId = await group.newRow(scope);
  const { actions } = await group.create({ ...item, rowId }, { id: 'ada', text: 'Ada King', isNamed: true });
  await writeTogether(actions);
});

const touched = (actions: readonly Action[]) =>
  actions.map(({ put, update, remove }) => (put?.Item ?? update?.Key ?? remove?.Key)?.['pk']);

test('a follower costs no words where nobody searches for members', async () => {
  const { actions, entries } = await group.follow(eve, item);
  expect(entries).toEqual([]);
  await writeTogether(actions);
  const pair = await group.findFollow('eve', 'g1');
  if (!pair) throw new Error('does not follow');

  const leaving = await group.unfollow('eve', item, pair);
  expect(touched(leaving).filter((pk) => String(pk).startsWith('WORDS'))).toEqual([]);
  await writeTogether(leaving);
  expect(await group.countFollowers({ ...item })).toBe(1);
});

test('it is found by its id alone, and among the own of its scope', async () => {
  const { listOwn } = await import('#kinds/circle/own.ts');

  expect(await group.getById('g1')).toMatchObject({ title: 'Seed savers', communityId: 'village' });
  const own = await listOwn(group, 'ada', scope, {});
  expect([own.items.map(({ id }) => id), own.paged.totalItems]).toEqual([['g1'], 1]);
  await expect(group.get({ id: 'g1', communityId: 'another' })).rejects.toMatchObject({ kind: 'missing' });
});

test('by what it is ranked and filed goes with its scope, and what counts its events', () => {
  expect(group.beside(scope).map((part) => 'pk' in part && part.pk)).toEqual([
    'CALENDAR#groups#village',
    'RANKING#GROUPS#village#',
    ...['Farmers', 'Business', 'Accounting'].flatMap((each) => [
      `RANKING#GROUPS#village#${each}`,
      `CATEGORY#GROUPS#village#${each}`,
    ]),
  ]);
});

test('when its scope goes, it is gone at once, from the own ones too', async () => {
  const { listOwn } = await import('#kinds/circle/own.ts');
  await writeTogether([{ remove: { Key: keys.community('village') } }]);

  const gone = { kind: 'missing', code: 'community.missing' };
  await expect(group.getById('g1')).rejects.toMatchObject(gone);
  await expect(listOwn(group, 'ada', scope, {})).rejects.toMatchObject(gone);
  await expect(listOwn(group, 'ada', scope, { query: 'seed' })).rejects.toMatchObject(gone);
});
