import { expect, test } from 'vitest';
import { keys } from '#platform/table/keys.ts';
import { isUnkind } from '#test/amount.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { addSurvey, endSurvey, newSurvey } from '#test/things/surveys/surveys.ts';
import { granted, told } from '#test/told.ts';

/* Another survey is asked in the same place right before one is written. */

const { ada } = useMembers(useStack(), 'ada');
const calls = useTableCalls();

const openOf = (communityId: string) => Object.values(keys.openSurveys(communityId)).join(' ');
const ask = (communityId: string) => addSurvey(ada, 'community', communityId);

/** A community with so many open surveys; the ids of these. */
async function placeWith(name: string, open: number) {
  const { id } = await newCommunity(ada, { name });
  const ids: string[] = [];
  while (ids.length < open) ids.push((await newSurvey(ada, id)).id);
  return { id, ids };
}

test('it waits for none while there is room for both', async () => {
  const { id } = await placeWith('Room for two', 8);
  let tries = 0;
  calls.tap((call, input) => {
    if (call.startsWith('TransactWrite') && itemsOf(input).includes(openOf(id))) tries += 1;
  });
  calls.onceBefore(openOf(id), () => granted(ask(id), 201));

  await granted(ask(id), 201);

  if (!isUnkind) expect(tries).toBe(2);
  expect(told(await ask(id))).toEqual([409, 'surveys.full']);
});

test('it is told that there is no more room where the other one took the last', async () => {
  const { id } = await placeWith('Room for one', 9);
  calls.onceBefore(openOf(id), () => granted(ask(id), 201));

  expect(told(await ask(id))).toEqual([409, 'surveys.full']);
});

test('it takes the place of one that has ended, unless the other one did', async () => {
  const { id, ids } = await placeWith('One has ended', 10);
  await endSurvey(String(ids[0]));
  calls.onceBefore(openOf(id), () => granted(ask(id), 201));

  expect(told(await ask(id))).toEqual([409, 'surveys.full']);
});
