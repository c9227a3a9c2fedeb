import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { newKey } from '#test/forms.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';

const stack = useStack();
let ada: TestMember;
beforeAll(async () => {
  ada = await stack.member('ada');
});

const follow = (member: TestMember, communityId: string, key?: string) =>
  member.call('POST', '/api/communities-users/follow', { communityId }, key);
const community = async (id: string, member = ada) =>
  (await member.call('GET', `/api/communities/${id}`)).body;
const followed = async (member = ada) =>
  (await member.call('GET', '/api/communities/user')).body.communities.map(({ id }: { id: string }) => id);

test('a new system has three communities, the third of which everyone joins', async () => {
  expect(await community('3')).toMatchObject({
    id: '3',
    slug: 'growers',
    auto_follow: true,
    isFollowed: '1',
    isCreator: 'false',
    category: 'Farmers',
  });
  expect(await community('1')).toMatchObject({ auto_follow: false, isFollowed: '0', followersCount: 0 });
  expect(await followed()).toEqual(['3']);
});

test('a community is found by its slug', async () => {
  expect((await community('farm-accounting')).id).toBe('2');
});

test("following and leaving is counted, and shown in the list of one's own, the last followed first", async () => {
  expect((await follow(ada, '1')).body).toEqual({ data: { isFollowed: '1', followersCount: 1 } });
  expect(await followed()).toEqual(['1', '3']);
  expect((await community('1')).followersCount).toBe(1);

  expect((await follow(ada, '1')).body).toEqual({ data: { isFollowed: '0', followersCount: 0 } });
  expect(await followed()).toEqual(['3']);
  expect(await community('1')).toMatchObject({ isFollowed: '0', followersCount: 0 });
});

test('a retry of follow with its key does not unfollow', async () => {
  const key = newKey();
  const first = await follow(ada, '2', key);

  expect((await follow(ada, '2', key)).body).toEqual(first.body);
  expect(await community('2')).toMatchObject({ isFollowed: '1', followersCount: 1 });
});

test('two taps at once are two changes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const replies = await Promise.all([follow(ada, '2'), follow(ada, '2')]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await community('2')).toMatchObject({ isFollowed: '1', followersCount: 1 });
  }
});

test('a slug is a name, not an id', async () => {
  expect((await follow(ada, 'farm-business')).status).toBe(404);
});

const CROWD = amount(50);
const LEAVING = 10;

test('many who follow at once are all counted', async () => {
  const members = await Promise.all(
    Array.from({ length: CROWD }, (_, place) => stack.member(`grower-${place}`)),
  );

  const replies = await Promise.all(members.map((member) => follow(member, '1')));

  expect(replies.map(({ status }) => status)).toEqual(members.map(() => 200));
  expect((await community('1')).followersCount).toBe(CROWD);
  expect((await community('3')).followersCount).toBe(CROWD + 1); // counted in several places, since everyone joins
});

test('many who follow at once are all counted while every other transaction of each meets a conflict', async () => {
  const members = await Promise.all(
    Array.from({ length: CROWD }, (_, place) => stack.member(`reaper-${place}`)),
  );
  const { table } = await import('#platform/table/table.ts');
  const calm = injectConflicts(table);

  const replies = await Promise.all(members.map((member) => follow(member, '2')));
  const left = await Promise.all(members.slice(0, LEAVING).map((member) => follow(member, '2')));
  const met = calm();

  expect([...replies, ...left].map(({ status }) => status)).toEqual(
    Array.from({ length: CROWD + LEAVING }, () => 200),
  );
  expect(met).toBeGreaterThanOrEqual(CROWD);
  const page = (await ada.call('GET', '/api/communities-users/community/2?pageSize=50')).body;
  // Ada follows it since the taps above.
  const following = CROWD - LEAVING + 1;
  expect((await community('2')).followersCount).toBe(following);
  expect([page.totalItems, page.data.length]).toEqual([following, following]);
});

/**
 * Has every other transaction of each member fail as DynamoDB fails one that meets another; the engine never does. Of
 * each member: were it every other one of all, one of sixty would now and then meet nothing but failures.
 */
function injectConflicts(table: DynamoDBDocumentClient): () => number {
  const sent = new Map<string, number>();
  let met = 0;
  table.middlewareStack.add(
    (next, context) => (args) => {
      if (context['commandName'] !== 'TransactWriteItemsCommand') return next(args);
      const whose = /USER#[\w-]+/.exec(JSON.stringify(args.input))?.[0] ?? '';
      const count = (sent.get(whose) ?? 0) + 1;
      sent.set(whose, count);
      if (count % 2 === 1) {
        met += 1;
        const message = 'Transaction cancelled [TransactionConflict]';
        throw new TransactionCanceledException({
          $metadata: {},
          message,
          CancellationReasons: [{ Code: 'TransactionConflict' }],
        });
      }
      return next(args);
    },
    { step: 'initialize', name: 'conflicts' },
  );
  return () => {
    table.middlewareStack.remove('conflicts');
    return met;
  };
}

test('a community that is not there is a 404', async () => {
  expect((await follow(ada, 'none')).status).toBe(404);
  expect((await ada.call('GET', '/api/communities/none')).status).toBe(404);
});
