import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { rare, test } from '#test/rare.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow } from '#test/things/circles/circles.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');

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

test('a slug is a name, not an id', async () => {
  expect((await follow(ada, 'community', 'farm-business')).status).toBe(404);
});

const CROWD = 50;
const LEAVING = 10;

rare(
  'many who follow at once are all counted while every other transaction of each meets a conflict',
  async () => {
    const members = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => stack.member(`reaper-${index}`)),
    );
    const { table } = await import('#platform/table/table.ts');
    const calm = injectConflicts(table);

    const replies = await Promise.all(members.map((member) => follow(member, 'community', '2')));
    const left = await Promise.all(
      members.slice(0, LEAVING).map((member) => follow(member, 'community', '2')),
    );
    const met = calm();

    expect([...replies, ...left].map(({ status }) => status)).toEqual(
      Array.from({ length: CROWD + LEAVING }, () => 200),
    );
    expect(met).toBeGreaterThanOrEqual(CROWD);
    const page = (await ada.call('GET', '/api/communities-users/community/2?pageSize=50')).body;
    const following = CROWD - LEAVING;
    expect((await community('2')).followersCount).toBe(following);
    expect((await community('3')).followersCount).toBe(CROWD + 1); // counted in several places, since everyone joins
    expect([page.totalItems, page.data.length]).toEqual([following, following]);
  },
);

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
