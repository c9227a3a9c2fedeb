import { expect, test } from 'vitest';
import { keys, tallies } from '#platform/table/keys.ts';
import { leftIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { deleteReply, findUseful, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

/* What a member found useful is found so by one less once they are erased. */

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();
const { system, soon, accountOf, leftBehind } = useModeration(stack);

async function erase(...names: string[]) {
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');
  const accounts = await Promise.all(names.map(accountOf));
  await Promise.all(accounts.map((account) => eraseAccount(system(), account, { wait: soon })));
  await workerRests();
}

test('marks of two who are erased at once count no more, on a news and on a reply to it', async () => {
  const news = await newNews(ada);
  const reply = await newReply(ada, 'news', news.id);
  const [mia, nils] = [await stack.member('mia'), await stack.member('nils')];
  for (const member of [ben, mia, nils]) {
    await granted(findUseful(member, 'news', news.id));
    await granted(findUseful(member, 'reply', reply.id));
  }

  await erase('mia', 'nils');

  const [shown] = (await repliesTo(ada, 'news', news.id)).data;
  expect([shown.usefulCount, (await viewNews(ada, news.id)).body.usefulCount]).toEqual([1, 1]);
  for (const { id } of [mia, nils]) expect(await leftBehind(id)).toEqual([]);
});

test('a mark of what goes while its member is erased leaves no count', async () => {
  const news = await newNews(ada);
  const [gone, going] = [await newReply(ada, 'news', news.id), await newReply(ada, 'news', news.id)];
  const olga = await stack.member('olga');
  for (const { id } of [gone, going]) await granted(findUseful(olga, 'reply', id));
  await deleteReply(ada, gone.id);
  await workerRests();
  const { pk, sk } = keys.useful(olga.id, 'reply', going.id);
  calls.onceBefore(`${pk} ${sk}`, async () => {
    await deleteReply(ada, going.id);
    await workerRests();
  });

  await erase('olga');

  expect(await leftBehind(olga.id)).toEqual([]);
  for (const { id } of [gone, going]) expect(await leftIn(tallies.useful('reply', id).pk)).toEqual([]);
});
