import { expect, test } from 'vitest';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { mute, seeNotice } from '#test/things/notices/notices.ts';
import { block } from '#test/things/replies/blocks.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cora, dan, eve, fay } = useMembers(stack, 'ada', 'ben', 'cora', 'dan', 'eve', 'fay');

const count = async (member: TestMember, more = '') =>
  (await granted(member.call('GET', `/api/notices/count${more}`))).data;
const list = async (member: TestMember, page = 1) =>
  granted(member.call('GET', `/api/notices?pageNumber=${page}`));

/** A community of Ben's that somebody follows, with so many news of his. */
async function followedBy(reader: TestMember, ...titles: string[]): Promise<string> {
  const { id } = await newCommunity(ben, { name: 'Growers' });
  await follow(reader, 'community', id);
  for (const title of titles) await newNews(ben, { title }, id);
  return id;
}

test('the bell counts the news of each community that a member follows, until they have seen them', async () => {
  const id = await followedBy(ada, 'Frost tonight', 'Frost is over');
  await newNews(ada, { title: 'My own' }, id);

  expect(await count(ada)).toMatchObject({ unseen: 0, news: [{ communityId: id, count: 2 }] });

  const { news, unseen } = await list(ada);
  const line = { communityId: id, name: 'Growers', slug: expect.any(String), count: 2, isMore: false };
  expect(news).toEqual([{ ...line, newest: { id: expect.any(String), title: 'Frost is over' } }]);
  await granted(seeNotice(ada, unseen));
  expect(await count(ada)).toMatchObject({ unseen: 0, news: [] });
  expect((await list(ada)).news).toEqual([]);
  await newNews(ben, { title: 'Frost again' }, id);
  expect((await count(ada)).news).toEqual([{ communityId: id, count: 1 }]);
});

test('what is seen is up to the later of the newest news and the newest notice', async () => {
  const id = await followedBy(cora, 'Rain');
  const own = await newNews(cora, { title: 'Who has hay?' }, id);
  await newReply(ben, 'news', own.id);
  await workerRests();

  const { unseen, news, data } = await list(cora);

  expect([news.length, unseen]).toEqual([1, data[0].id]);
  await granted(seeNotice(cora, unseen));
  expect(await count(cora)).toMatchObject({ unseen: 0, news: [] });
});

test('a community or a news that a member muted is not counted', async () => {
  const quiet = await followedBy(dan, 'Nobody hears it');
  const loud = await followedBy(dan, 'Heard');
  const muted = await newNews(ben, { title: 'Muted alone' }, loud);
  await granted(mute(dan, 'community', quiet));
  await granted(mute(dan, 'news', muted.id));

  const { news } = await count(dan);

  expect(news).toEqual([{ communityId: loud, count: 1 }]);
});

test('what somebody wrote whom a member blocked is neither counted nor shown by its title', async () => {
  const id = await followedBy(fay, 'By ben', 'By ben, too');
  const silent = await followedBy(fay, 'By ben alone');
  await newNews(cora, { title: 'By cora' }, id);
  await granted(block(fay, ben.id));

  const { news } = await list(fay);

  expect((await count(fay)).news).toEqual([{ communityId: id, count: 1 }]);
  expect(news).toMatchObject([{ communityId: id, count: 1, newest: { title: 'By cora' } }]);
  expect(JSON.stringify(news)).not.toContain(silent);
});

test('who does not ask for news is told of none, and a later page of the list has none', async () => {
  await followedBy(eve, 'Maize');

  expect((await count(eve, '?news=false')).news).toBeUndefined();
  expect((await list(eve, 2)).news).toBeUndefined();
});
