import { expect, test } from 'vitest';
import { update } from '#platform/table/update.ts';

const key = { pk: 'USER#ada', sk: 'USER' };

test('sets, fills, adds and takes away', () => {
  expect(update(key, { set: { a: 1, b: undefined }, fill: { c: 3, a: 9 }, add: { d: 4 } })).toEqual({
    Key: key,
    UpdateExpression: 'SET #a = :a, #c = if_not_exists(#c, :c) ADD #d :d REMOVE #b',
    ExpressionAttributeNames: { '#a': 'a', '#b': 'b', '#c': 'c', '#d': 'd' },
    ExpressionAttributeValues: { ':a': 1, ':c': 3, ':d': 4 },
  });
});

test('names no values where it only takes away: DynamoDB refuses an empty map of them', () => {
  expect(update(key, { set: { a: undefined } })).toEqual({
    Key: key,
    UpdateExpression: 'REMOVE #a',
    ExpressionAttributeNames: { '#a': 'a' },
  });
});
