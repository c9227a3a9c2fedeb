import { beforeAll, expect, test } from 'vitest';
import { workerRests } from '#test/system/jobs.ts';
import { type Consumed, meter } from '#test/system/meter.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow } from '#test/things/circles/circles.ts';
import { editProfile } from '#test/things/members.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
let table: { take: () => Consumed[] };

beforeAll(async () => {
  await follow(ada, 'community', '1');
  await editProfile(ada, 'Rosa', 'King', { place: 'Upper Valley', grows: '' });
  await workerRests();
  table = meter((await import('#platform/table/table.ts')).table);
});

/** What a change of the own profile writes, with the work that it leaves. */
async function pricedAt(firstName: string, lastName: string, place: string): Promise<number> {
  table.take();
  await editProfile(ada, firstName, lastName, { place });
  await workerRests();
  return table.take().reduce((sum, { writes }) => sum + writes, 0);
}

test('a place that changed costs what a name of as many words does, in each community', async () => {
  const byName = await pricedAt('Berta', 'Moss', 'Upper Valley');
  const byPlace = await pricedAt('Berta', 'Moss', 'Lower Hills');

  expect(byPlace).toBeLessThanOrEqual(byName);
  expect(byPlace).toBeGreaterThan(11); // more than the edit alone
});
