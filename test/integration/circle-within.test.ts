import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Circle } from '#kinds/circle/circle.ts';
import { type CircleItem, placed } from '#kinds/circle/follow.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { versioned } from '#platform/table/version.ts';
import { write } from '#test/many.ts';
import { freshTable } from '#test/table.ts';

/*
 * What no kind of today has: a circle within a place, whose members nobody searches.
 */

freshTable({ stream: false });

const GroupItem = z.object({
  ...{ id: z.string(), communityId: z.string(), title: z.string(), creator: z.string() },
  ...{ shards: z.int(), rowId: z.string(), ...placed, ...versioned },
});
type GroupItem = z.infer<typeof GroupItem> & CircleItem;
type Place = { readonly communityId: string };

const place = { communityId: 'village' };
const item = { id: 'g1', ...place, title: 'Seed savers', creator: 'ada', shards: 1, rowId: '', version: 0 };
const eve = { id: 'eve', name: 'Eve Lund', isNamed: true };
let group: Circle<Place, GroupItem>;
let writeTogether: (actions: readonly Action[]) => Promise<void>;

beforeAll(async () => {
  // These read the environment as they load.
  const { Circle } = await import('#kinds/circle/circle.ts');
  const { community } = await import('#kinds/declared/community.ts');
  ({ writeTogether } = await import('#platform/table/transaction.ts'));
  group = new Circle<Place, GroupItem>({
    ...{ noun: 'group', missing: 'There is no such group.', own: 'It is yours.', item: GroupItem },
    list: ({ communityId }) => ({ pk: `GROUPS#${communityId}`, shards: 1 }),
    apart: { key: (id) => ({ pk: `GROUP#${id}`, sk: 'GROUP' }), row: ({ rowId }) => rowId },
    ...{ text: 'title', within: { kind: community, as: 'communityId' }, findsMembers: false },
    categories: ['Farmers'],
    follow: (userId, id) => ({ pk: `USER#${userId}`, sk: `GROUPFOLLOW#${id}` }),
    followers: (id) => `GROUPFOLLOWERS#${id}`,
    follows: (userId, { communityId }) => ({ pk: `GROUPFOLLOWS#${userId}#${communityId}`, shards: 1 }),
  });
  await write(() => [{ ...keys.community('village'), id: 'village' }].values());
  const rowId = await group.newRow(place);
  const { actions } = await group.create({ ...item, rowId }, { id: 'ada', name: 'Ada King', isNamed: true });
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

  const leaving = group.unfollow('eve', item, pair);
  expect(touched(leaving).filter((pk) => String(pk).startsWith('WORDS'))).toEqual([]);
  await writeTogether(leaving);
  expect(await group.countFollowers({ ...item })).toBe(1);
});

test('it is found by its id alone, and among the own of its place', async () => {
  const { listOwn } = await import('#kinds/circle/own.ts');

  expect(await group.getById('g1')).toMatchObject({ title: 'Seed savers', communityId: 'village' });
  const own = await listOwn(group, 'ada', place, {});
  expect([own.items.map(({ id }) => id), own.paged.totalItems]).toEqual([['g1'], 1]);
  await expect(group.get({ id: 'g1', communityId: 'another' })).rejects.toMatchObject({ kind: 'missing' });
});

test('by what it is ranked and filed goes with its place', () => {
  expect(group.beside(place).map((part) => 'pk' in part && part.pk)).toEqual([
    'RANKING#GROUPS#village#',
    'RANKING#GROUPS#village#Farmers',
    'CATEGORY#GROUPS#village#Farmers',
  ]);
});

test('when its place goes, it is gone at once, from the own ones too', async () => {
  const { listOwn } = await import('#kinds/circle/own.ts');
  await writeTogether([{ remove: { Key: keys.community('village') } }]);

  const gone = { kind: 'missing', code: 'community.missing' };
  await expect(group.getById('g1')).rejects.toMatchObject(gone);
  await expect(listOwn(group, 'ada', place, {})).rejects.toMatchObject(gone);
  await expect(listOwn(group, 'ada', place, { query: 'seed' })).rejects.toMatchObject(gone);
});
