import { beforeAll, expect, test } from 'vitest';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { queueOf, report } from '#test/things/replies/reports.ts';

const stack = useStack();
const { ada, ben, cleo, dora } = useMembers(stack, 'ada', 'ben', 'cleo', 'dora');
const calls = useTableCalls();

let village = '';
beforeAll(async () => {
  village = (await newCommunity(ada, { name: 'Village' })).id;
});

const manyTimes = (member: TestMember, id: string) =>
  Promise.all(Array.from({ length: 10 }, () => report(member, 'news', id)));

test('reports of the same member many times at once count once, and from the second on none waits for another', async () => {
  const { id } = await newNews(ben, {}, village);
  await report(cleo, 'news', id);

  const said = await manyTimes(dora, id);

  expect(said.map(({ status }) => status)).toEqual(said.map(() => 201));
  expect((await queueOf(ada, village))[0]).toMatchObject({ id, count: 2 });

  let tries = 0;
  calls.tap((_, input) => {
    if (itemsOf(input).some((item) => item.includes(id) && item.endsWith(dora.id))) tries += 1;
  });
  await manyTimes(dora, id);

  // Where each waited for another, each was tried about twice.
  expect(tries).toBeLessThan(said.length * 1.5);
  expect((await queueOf(ada, village))[0]).toMatchObject({ id, count: 2 });
});

test('reports of many members of one news at once are all taken, and counted', async () => {
  const { id } = await newNews(ben, {}, village);
  const members = [];
  for (let index = 0; index < 200; index += 1) members.push(await stack.member(`reports-${index}`));

  const said = await Promise.all(members.map((member) => report(member, 'news', id)));

  expect(said.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await queueOf(ada, village))[0]).toMatchObject({ id, count: members.length });
});
