import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { putItems } from '#test/system/items.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { newPost } from '#test/things/circles/posts.ts';
import { newNews } from '#test/things/news.ts';
import { block, blockedBy } from '#test/things/replies/blocks.ts';
import { newReply, putReplies, repliesTo, reply } from '#test/things/replies/replies.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const authors = async (reader: TestMember, newsId: string) =>
  (await repliesTo(reader, 'news', newsId)).data.map(({ author }: { author: string }) => author);

test("neither of two meets the other's replies once one blocked the other, and everyone else does", async () => {
  const { id } = await newNews(cleo);
  for (const member of [ada, ben, cleo]) await newReply(member, 'news', id);

  expect((await block(ada, ben.id)).body).toEqual({ data: { userId: ben.id, blocked: true } });

  await eventually(() => authors(ada, id), ['cleo', 'ada']);
  await eventually(() => authors(ben, id), ['cleo', 'ben']);
  expect(await authors(cleo, id)).toEqual(['cleo', 'ben', 'ada']);

  await block(ada, ben.id, false);

  await eventually(() => authors(ada, id), ['cleo', 'ben', 'ada']);
  await eventually(() => authors(ben, id), ['cleo', 'ben', 'ada']);
});

test('nobody reads in an answer the name of whom a block parts from them', async () => {
  const { id } = await newNews(cleo);
  const first = await newReply(ada, 'news', id);
  await newReply(cleo, 'news', id, { replyTo: first.id });
  const answered = async (reader: TestMember) => {
    const { replyTo, replyToName } = (await repliesTo(reader, 'news', id)).data[0];
    return [replyTo, replyToName];
  };
  const named = [first.id, 'ada'];

  await block(ada, ben.id);

  await eventually(() => answered(ben), [undefined, undefined]);
  for (const reader of [ada, cleo]) expect(await answered(reader)).toEqual(named);

  await block(ada, ben.id, false);

  await eventually(() => answered(ben), named);
});

test('pages of replies and of posts are full, and their number is right, without whom one blocked', async () => {
  const gus = await stack.member('gus');
  const { id } = await newNews(cleo);
  const { id: groupId } = await newCircle(cleo, 'group', '3');
  const wrote = async (member: TestMember) => {
    await newReply(member, 'news', id);
    await newPost(member, 'group', groupId, { kind: 'question' });
  };
  for (const member of [ben, cleo, ben, gus, gus, gus]) await wrote(member);
  const page = async (path: string) => {
    const { data, pages, totalItems } = (await ada.call('GET', path)).body;
    return [data.map(({ author }: { author: string }) => author), pages, totalItems];
  };
  const lists = [
    `/api/replies/news/${id}?`,
    `/api/posts/group/${groupId}?`,
    `/api/posts/group/${groupId}?kind=question&`,
  ];
  for (const path of lists) expect(await page(`${path}pageSize=2`)).toEqual([['gus', 'gus'], 3, 6]);

  await block(ada, gus.id);

  for (const path of lists) {
    await eventually(() => page(`${path}pageSize=2`), [['ben', 'cleo'], 2, 3]);
    expect(await page(`${path}pageSize=2&pageNumber=2`)).toEqual([['ben'], 2, 3]);
    expect(await page(`${path}pageSize=8`)).toEqual([['ben', 'cleo', 'ben'], 1, 3]);
  }
});

test('behind the newest 200 each of those that one meets stands on one page, and all pages tell one total', async () => {
  const { id } = await newNews(cleo);
  const hal = await stack.member('hal');
  const runs = [
    [ben, 30],
    [hal, 205],
    [cleo, 12],
    [hal, 5],
  ] as const;
  const by = runs.flatMap(([{ id: creator }, count]) => Array.from({ length: count }, () => creator));
  await putReplies('news', id, by, 'Ours is late, too.');
  await block(ada, hal.id);
  const read = (pageNumber: number, pageSize: number) =>
    repliesTo(ada, 'news', id, `?pageNumber=${pageNumber}&pageSize=${pageSize}`);
  // Of 252, without the 188 of the newest 200 that are his.
  await eventually(async () => (await read(1, 8)).totalItems, 64);

  for (const pageSize of [8, 7, 50]) {
    const met = [];
    for (let pageNumber = 1; pageNumber <= Math.ceil(64 / pageSize) + 1; pageNumber += 1) {
      const { data, totalItems } = await read(pageNumber, pageSize);
      expect(totalItems).toBe(64);
      met.push(...data);
    }
    expect(met.map(({ author }) => author)).toEqual([...Array(12).fill('cleo'), ...Array(30).fill('ben')]);
    expect(new Set(met.map((one) => one.id)).size).toBe(42);
  }
});

test('neither answers the other; who was blocked is not told so', async () => {
  const { id } = await newNews(ada);
  const others = await newNews(cleo);
  const said = await newReply(ada, 'news', others.id);
  await block(ada, ben.id);

  await eventually(async () => told(await reply(ben, 'news', id)), [403, 'block.closed']);
  const refused = await reply(ben, 'news', others.id, { replyTo: said.id });
  expect([told(refused), refused.body.error]).toEqual([[403, 'block.closed'], 'You cannot reply to this.']);
  expect((await reply(ben, 'news', others.id)).status).toBe(201);
  const bens = await newNews(ben);
  expect(told(await reply(ada, 'news', bens.id))).toEqual([403, 'block.own']);

  await block(ada, ben.id, false);

  await eventually(async () => (await reply(ben, 'news', id)).status, 201);
});

test('blocking is said as it is to be, not turned: twice is once, and only whom one blocked is listed', async () => {
  await block(ben, cleo.id);
  await block(ben, cleo.id);

  expect(await blockedBy(ben)).toEqual([cleo.id]);
  expect(await blockedBy(cleo)).toEqual([]);
  // Another's block is not one's own to take back.
  await block(cleo, ben.id, false);
  expect(await blockedBy(ben)).toEqual([cleo.id]);
  await block(cleo, ben.id);
  await block(ben, cleo.id, false);
  expect(await blockedBy(ben)).toEqual([]);
  expect(await blockedBy(cleo)).toEqual([ben.id]);
  await block(cleo, ben.id, false);
});

test('nobody blocks themselves, or somebody there is not', async () => {
  expect(told(await block(ada, ada.id))).toEqual([409, 'block.self']);
  expect(told(await block(ada, 'nobody'))).toEqual([404, 'user.missing']);
  expect((await block(ada, 'nobody', false)).status).toBe(200);
});

test('a member blocks 200 others at most, and another one in the place of one', async () => {
  const { keysOfBlock } = await import('#kinds/blocked.ts');
  const finn = await stack.member('finn');
  const rows = Array.from({ length: 199 }, (_, index) => keysOfBlock(finn.id, `other-${index}`)).flat();
  await putItems(rows.map((key) => ({ ...key, at: '' })));

  expect((await block(finn, ada.id)).status).toBe(200);
  expect(told(await block(finn, ben.id))).toEqual([409, 'block.full']);
  await block(finn, ada.id, false);
  expect((await block(finn, ben.id)).status).toBe(200);
});

test('where very many blocked a member, the page still leaves out the right ones', async () => {
  const { keysOfBlock } = await import('#kinds/blocked.ts');
  const dora = await stack.member('dora');
  const rows = Array.from({ length: 120 }, (_, index) => keysOfBlock(`other-${index}`, dora.id)).flat();
  await putItems(rows.map((key) => ({ ...key, at: '' })));
  const { id } = await newNews(cleo);
  for (const member of [ada, ben, dora]) await newReply(member, 'news', id);
  await block(ada, dora.id);

  await eventually(() => authors(dora, id), ['dora', 'ben']);
});

test('what stands with the other of a block goes with an erased account', async () => {
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { removeItems } = await import('#platform/table/table.ts');
  const erin = await stack.member('erin');
  await block(erin, ben.id);
  await block(cleo, erin.id);

  const { own } = await findMade(erin.id);
  await removeItems(own);

  expect((await leftOf(erin.id)).filter((key) => JSON.stringify(key).includes('BLOCKS'))).toEqual([]);
  expect(await blockedBy(cleo)).toEqual([]);
});
