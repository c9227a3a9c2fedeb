import { beforeAll, expect, test } from 'vitest';
import { keys, lists } from '#platform/table/keys.ts';
import { admit } from '#test/system/capacity.ts';
import { bodyOf, context, eventFrom } from '#test/system/events.ts';
import { type Consumed, meter } from '#test/system/meter.ts';
import { freshTable } from '#test/system/table.ts';
import { listOf, write } from '#test/things/many/many.ts';

freshTable({ stream: false });
const ALL = 520;
const ids = Array.from({ length: ALL }, (_, index) => `c${index}`);
const row = (place: number) => `${Math.floor(place / 100)}`.padStart(5, '0') + `${place}`.padStart(26, '0');
/** Of the communities that members follow, the first and the one after the last. */
const followed = { ada: [0, 230], eve: [505, 520], bob: [0, 200] } as const;
let take: () => Consumed[];

beforeAll(async () => {
  await write(function* () {
    yield* listOf(lists.communities, ids, (id) => ({ id }));
    for (const [place, id] of ids.entries()) {
      const words = ['field', `n${place}`];
      for (const word of words)
        yield { ...keys.word('COMMUNITIES', word, row(place)), row: row(place), id, words };
      yield {
        ...keys.community(id),
        id,
        slug: id,
        name: `Field n${place}`,
        description: 'x',
        autoFollow: false,
        creator: 'ben',
        shards: 1,
        rowId: row(place),
      };
    }
    for (const [member, [from, to]] of Object.entries(followed)) {
      const own = ids.slice(from, to);
      yield* listOf(lists.follows(member), own, (communityId) => ({ communityId }));
      for (const [place, communityId] of own.entries()) {
        yield { ...keys.follow(member, communityId), communityId, followRow: row(place), followerRow: 'x' };
      }
    }
  });
  take = meter((await import('#platform/table/table.ts')).table).take;
});

async function search(userId: string, query: Record<string, string>) {
  const { handler } = await import('#functions/communities/search-user-communities.ts');
  await admit(userId);
  take();
  const { communities, ...paged } = bodyOf(await handler(eventFrom({ userId, query }), context));
  const reads = take().reduce((sum, { reads }) => sum + reads, 0);
  return { ids: communities.map(({ id }: { id: string }) => id), paged, reads };
}

test('what was followed long ago is found, after what was followed since', async () => {
  const { ids, paged } = await search('ada', { name: 'n3', pageSize: '50' });

  expect(ids).toEqual(['c39', 'c38', 'c37', 'c36', 'c35', 'c34', 'c33', 'c32', 'c31', 'c30', 'c3']);
  expect(paged).toEqual({ page: 1, pageSize: 50, pages: 1, totalPages: 1, totalItems: 11 });
});

test('of a word that more names hold than a search reads, the own are found all the same', async () => {
  const { ids, paged } = await search('eve', { name: 'field', pageNumber: '2' });

  expect(ids).toEqual(['c511', 'c510', 'c509', 'c508', 'c507', 'c506', 'c505']);
  expect(paged).toEqual({ page: 2, pageSize: 8, pages: 2, totalPages: 2, totalItems: 15 });
});

test('who follows more than are read at once is told that such a word may find more', async () => {
  const { ids, paged } = await search('ada', { name: 'field' });

  expect(ids[0]).toBe('c229');
  expect(paged).toMatchObject({ totalItems: 230, partial: true });
});

test('one who follows two hundred pays at most two read units for each that is shown', async () => {
  const { ids, reads } = await search('bob', { name: 'n1' });

  expect(ids).toHaveLength(8);
  expect(reads).toBeLessThanOrEqual(16);
});
