import { monotonicFactory } from 'ulid';
import { expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { repliesTo, reply } from '#test/things/replies/replies.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();
const nextUlid = monotonicFactory();

/** How often the table is asked to change what a member is told of a piece. */
function countTold(onId: string) {
  const told = { writes: 0 };
  calls.tap((call, input) => {
    const { pk = '', sk = '' } = (input as { Key?: { pk: string; sk: string } }).Key ?? {};
    if (call === 'UpdateItem' && pk.startsWith('NOTES#') && sk.includes(`#${onId}#`)) told.writes += 1;
  });
  return told;
}

/** In an order of their own, which is no order. */
const shuffled = <One>(all: readonly One[]) => all.toSorted((_, other) => (all.indexOf(other) % 3) - 1);

test('two hundred replies that are told at once take a few writes, and the line says the first, the last and twenty', async () => {
  const { tell } = await import('#functions/worker/tell/tell.ts');
  const { ToldItem, dayOf } = await import('#kinds/replies/told.ts');
  const { findItem } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const said = Array.from({ length: 200 }, (_, index) => {
    return { id: `00000${nextUlid()}`, on: 'news' as const, onId: 'village', creator: `m${index}` };
  });
  const told = countTold('village');

  await Promise.all(shuffled(said).map((one) => tell(ben.id, 'thread', one)));

  expect(told.writes).toBeLessThanOrEqual(4);
  const [first, last] = [said[0], said.at(-1)];
  const day = dayOf(String(last?.id));
  const item = ToldItem.parse(await findItem(keys.told(ben.id, day, 'news', 'village', 'thread')));
  expect(item).toMatchObject({ first: first?.id, last: last?.id, lastBy: last?.creator });
  expect(item.who.size).toBe(20);
});

test('many who reply to one news at once are all heard, and each of them is told of the others in a few writes', async () => {
  const many = amount(200);
  const { id } = await newNews(ada);
  const authors = [];
  for (let index = 0; index < many; index += 1) authors.push(await stack.member(`neighbour-${index}`));
  const told = countTold(id);

  const replies = await Promise.all(authors.map((author) => reply(author, 'news', id)));
  await workerRests();

  expect(replies.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await repliesTo(ada, 'news', id)).totalItems).toBe(many);
  // One line each, instead of one write for each of all others.
  expect(told.writes).toBeLessThan(many * 25);
  const [line] = await noticesOf(ada);
  const last = replies
    .map(({ body }) => body.data.id)
    .toSorted()
    .at(-1);
  expect(line).toMatchObject({ onId: id, id: last, isMore: true });
});
