import { expect, test } from 'vitest';
import { mostOf, type Source } from '#functions/achievements/catalogue.ts';
import { appreciated, keys, lists, memberIndex, partitions } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import { useFilledTable } from '#test/system/filled-table.ts';

const take = useFilledTable(() => [
  ...deedsOf('new', () => 1),
  ...deedsOf('full', mostOf),
  ...deedsOf('busy', () => 300),
]);

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
const idOf = (index: number) => `00000${`01KD${index.toString().padStart(4, '0')}`.padEnd(26, '0')}`;
const lessonOf = (index: number) => `${idOf(index)}0001`;

/** What a member did, so many times of each. */
function deedsOf(userId: string, many: (source: Source) => number) {
  const each = <Item>(source: Source, item: (index: number) => Item) =>
    Array.from({ length: many(source) }, (_, index) => item(index));
  const made = (pk: string) => (index: number) => ({ pk, sk: `R#${idOf(index)}`, id: idOf(index) });
  const event = { scope: 'my', date: '2026-03-09', time: '07:30', task: 'Sow the rapeseed', creator: userId };
  const [useful, marked] = [appreciated.useful(userId), appreciated.answers(userId)];
  const answer = (index: number) => keys.answered(`${idOf(index)}G${userId}`, idOf(index));
  return [
    { ...keys.user(userId), id: userId, username: userId },
    ...each('lessons', (index) => ({ ...keys.learnedLesson(userId, day(index), lessonOf(index)) })),
    ...each('tests', (index) => ({ ...keys.learned(userId, 'TEST', lessonOf(index)), at: day(index) })),
    ...each('finished', (index) => ({ ...keys.learned(userId, 'COURSE', idOf(index)), at: day(index) })),
    ...each('courses', made(lists.coursesMade(userId).pk)),
    ...each('files', made(lists.resourcesMade(userId).pk)),
    ...each('events', (index) => ({ ...made(partitions.ownEvents(userId))(index), ...event, version: 0 })),
    ...each('useful', (index) => ({
      ...keys.usefulSince('news', `${idOf(index)}${userId}`, day(index)),
      [memberIndex.by]: useful,
    })),
    ...each('answers', (index) => ({ ...answer(index), [memberIndex.by]: marked })),
  ];
}

async function unitsOf(userId: string) {
  const { reply, reads } = await priceOf(take, 'achievements/get-achievements', { userId });
  return { data: JSON.parse(reply.body).data, reads };
}

test('costs a few units, and at most 15 however much a member does', async () => {
  const few = await unitsOf('new');
  const full = await unitsOf('full');
  const busy = await unitsOf('busy');

  expect(few.data.entries.filter(({ at }: { at?: string }) => at)).toHaveLength(8);
  expect([full.data.achieved, busy.data.achieved]).toEqual([245, 245]);
  expect(few.reads).toBeLessThanOrEqual(7);
  expect(full.reads).toBeLessThanOrEqual(10);
  expect(busy.reads).toBeLessThanOrEqual(15);
});
