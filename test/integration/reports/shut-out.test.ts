import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { changePost, markAnswer, newPost } from '#test/things/circles/posts.ts';
import { addBlock, newNews, newRichtext } from '#test/things/news.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { changeReply, closeReplies, newReply, reply } from '#test/things/replies/replies.ts';
import { actsIn, shutOut } from '#test/things/replies/reports.ts';
import { newSurvey } from '#test/things/surveys/surveys.ts';
import { said, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, root } = useMembers(stack, 'ada', 'ben', 'root');
const { system, soon, accountOf } = useModeration(stack);

let village = '';
beforeAll(async () => {
  village = (await newCommunity(ada, { name: 'Village' })).id;
});

test('whoever is shut out makes nothing in the community until the day that they are told, and elsewhere all', async () => {
  const { id } = await newNews(ada, {}, village);
  const { id: groupId } = await newCircle(ben, 'group', village);
  const richtextId = await newRichtext(ben);

  expect((await shutOut(ada, village, ben.id, 7)).body.data).toEqual({
    userId: ben.id,
    until: expect.any(String),
  });

  const circle = { title: 'Late', description: 'Too late' };
  const refused = [
    await reply(ben, 'news', id),
    await ben.form('POST', `/api/news/add/community/${village}`, {
      title: 'x',
      category: 'Nature',
      richtextId,
    }),
    await ben.form('POST', `/api/groups/add/community/${village}`, circle),
    await ben.form('POST', `/api/enterprises/add/community/${village}`, circle),
    await ben.call('POST', '/api/events/add', {
      scope: 'groups',
      groupId,
      date: '2026-03-09',
      time: '07:30',
      task: 'Meet',
    }),
  ];
  for (const each of refused) expect(told(each)).toEqual([403, 'community.shutOut']);
  const end = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(said(refused[0] as never)).toEqual([403, `You cannot write in this community until ${end}.`]);
  expect((await newNews(ben, {}, '3')).id).toEqual(expect.any(String));
  expect((await newEvent(ben)).taskId).toEqual(expect.any(String));
  expect((await ben.call('GET', `/api/news/community/${village}`)).status).toBe(200);

  await shutOut(ada, village, ben.id, 0);

  expect((await reply(ben, 'news', id)).status).toBe(201);
  expect(
    (await actsIn(ada, village)).map(({ action, onId }: Record<string, string>) => [action, onId]),
  ).toEqual([
    ['let-in', ben.id],
    ['shut-out', ben.id],
  ]);
});

test('whoever is shut out changes nothing of theirs that stands there, and may delete it', async () => {
  const circle = await newCircle(ben, 'group', village);
  const news = await newNews(ben, {}, village);
  const { id } = await newReply(ben, 'news', news.id);
  const said = await newPost(ben, 'group', circle.id, { kind: 'question' });
  const answer = await newReply(ben, 'post', said.id);
  const elsewhere = await newReply(ben, 'news', (await newNews(ada, {}, '3')).id);
  const event = await newEvent(ben, { scope: 'groups', groupId: circle.id, communityId: village });
  const survey = await newSurvey(ben, circle.id, {}, 'group');
  const text = await addBlock(ben, 'texts', {
    richtextId: news.richtextId,
    order: '9',
    textDescription: 'Was',
  });
  await shutOut(ada, village, ben.id, 7);

  const refused = [
    await changeReply(ben, id, { text: 'Is' }),
    await changeReply(ben, answer.id, { text: 'Is' }),
    await changePost(ben, said.id, { text: 'Is' }),
    await ben.form('PUT', `/api/news/${news.id}/community/${village}`, { title: 'Is' }),
    await ben.call('PUT', `/api/texts/${text.body.data.id}`, { textDescription: 'Is' }),
    await addBlock(ben, 'texts', { richtextId: news.richtextId, order: '10', textDescription: 'New' }),
    await ben.form('PUT', `/api/groups/${circle.id}/community/${village}`, { title: 'Is' }),
    await ben.call('PUT', `/api/events/${event.taskId}`, { task: 'Is' }),
    await ben.call('PUT', `/api/surveys/${survey.id}`, { title: 'Is' }),
    await closeReplies(ben, 'news', news.id, true),
    await closeReplies(ben, 'post', said.id, true),
    await markAnswer(ben, said.id, answer.id),
  ];

  expect(refused.map(told)).toEqual(refused.map(() => [403, 'community.shutOut']));
  expect((await changeReply(ben, elsewhere.id, { text: 'Is' })).status).toBe(200);
  for (const path of [
    `texts/${text.body.data.id}`,
    `replies/${id}`,
    `posts/${said.id}`,
    `surveys/${survey.id}`,
    `events/${event.taskId}`,
    `news/${news.id}/community/${village}`,
  ])
    expect([path, (await ben.call('DELETE', `/api/${path}`)).status]).toEqual([path, 200]);
  await shutOut(ada, village, ben.id, 0);
});

test('its end comes by itself', async () => {
  const { keys } = await import('#platform/table/keys.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { id } = await newNews(ada, {}, village);
  await shutOut(ada, village, ben.id, 1);
  const until = new Date(Date.now() - 1).toISOString();
  await writeTogether([{ put: { Item: { ...keys.shutOut(village, ben.id), until } } }]);

  await eventually(async () => (await reply(ben, 'news', id)).status, 201);
});

test('only who made the community and administrators shut out, for as long as there is, and not themselves', async () => {
  expect(told(await shutOut(ben, village, root.id, 1))).toEqual([403, 'thing.not-yours']);
  expect(told(await shutOut(ada, village, ben.id, 2))).toEqual([400, 'request.invalid']);
  expect(told(await shutOut(ada, village, ada.id, 1))).toEqual([409, 'community.own']);
  expect(told(await shutOut(root, village, ada.id, 1))).toEqual([409, 'community.own']);
  expect(told(await shutOut(ada, village, 'nobody', 1))).toEqual([404, 'user.missing']);
  expect(told(await shutOut(ada, 'none', ben.id, 1))).toEqual([404, 'community.missing']);
  expect((await shutOut(root, village, ben.id, 1)).status).toBe(200);
});

test('the name of who is erased does not stay in what was decided about them', async () => {
  const { id: place } = await newCommunity(ada, { name: 'Of quirks' });
  const { id } = await stack.member('evelinaquirk');
  await shutOut(ada, place, id, 7);
  await shutOut(ada, place, id, 0);
  expect((await actsIn(ada, place)).map(({ title }: { title: string }) => title)).toEqual([
    'evelinaquirk',
    'evelinaquirk',
  ]);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('evelinaquirk'), { wait: soon });
  await workerRests();

  expect(await actsIn(ada, place)).toMatchObject([{ action: 'let-in' }, { action: 'shut-out' }]);
  expect(JSON.stringify(await allItems())).not.toContain('evelinaquirk');
});
