import { beforeEach, expect, test, vi } from 'vitest';
import { allItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { joinEverything, makeEverything, newIllustrated } from '#test/things/everything.ts';
import { useModeration, useOthers } from '#test/things/replies/moderation.ts';

const stack = useStack();
const { ben } = useMembers(stack, 'ben');
const calls = useTableCalls();
const { accountOf, leftBehind } = useModeration(stack);
const others = useOthers(ben);
beforeEach(() => workerRests());

/** Takes one step of a pass as the worker does. */
async function step(userId: string, username: string, pass: number): Promise<string | undefined> {
  const { takeStep } = await import('#functions/worker/steps.ts');
  return takeStep({ kind: 'erase', userId, username, pass }, undefined);
}
/** Has time for an act or two in each step. */
async function inHaste<Result>(act: () => Promise<Result>): Promise<Result> {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4000));
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}

const passesDue = async (userId: string) =>
  (await allItems()).filter(({ kind, userId: of }) => kind === 'erase' && of === userId);

test('the first pass only shuts the member out: what is under way would count in what is removed', async () => {
  const mia = await stack.member('mia');
  const news = await newIllustrated(mia, 'Still under way', '2');

  await step(mia.id, 'mia', 0);
  await workerRests();

  expect((await accountOf('mia')).isEnabled).toBe(false);
  expect((await ben.call('GET', `/api/news/${news.id}/community/2`)).status).toBe(200);
  expect(await passesDue(mia.id)).toEqual([expect.objectContaining({ username: 'mia', pass: 1 })]);
});

test('a pass goes on step by step, each of which may run twice at once, or fail in the middle', async () => {
  const numbers = async () => {
    const { followersCount } = (await ben.call('GET', `/api/communities/${others.community}`)).body;
    const { learnersCount, viewsCount } = (await ben.call('GET', `/api/courses/${others.course}`)).body;
    return { followersCount, learnersCount, viewsCount };
  };
  const before = await numbers();
  const nia = await stack.member('nia');
  await makeEverything(nia);
  await joinEverything(nia, others);
  await workerRests();
  let writes = 0;
  const calm = calls.tap((call) => {
    if (call !== 'TransactWriteItems') return;
    writes += 1;
    if (writes < 40 && writes % 5 === 0) throw new Error('the table is gone');
  });

  let steps = 0;
  for (let ends = 0; ends < 2; steps += 1) {
    const twice = () => Promise.allSettled([step(nia.id, 'nia', 1), step(nia.id, 'nia', 1)]);
    for (const end of await inHaste(twice)) {
      if (end.status === 'fulfilled' && end.value === undefined) ends += 1;
    }
    // The worker's own jobs fail too, and some then wait for the clock.
    await clockCalls();
  }
  calm();
  // How much the first pass left, and so how many steps these take, depends on when the index had followed.
  for (let pass = 2; pass < 6; pass += 1) {
    await workerRests();
    while (await inHaste(() => step(nia.id, 'nia', pass))) await workerRests();
  }

  expect(steps).toBeGreaterThan(5);
  const isDue = ({ kind }: Record<string, unknown>) => kind === 'erase';
  expect((await leftBehind(nia.id)).filter((item) => !isDue(item))).toEqual([]);
  await expect(accountOf('nia')).rejects.toThrow('There is no user nia.');
  expect(await numbers()).toEqual(before);
});

test('what is still there after hours fails, so that it is seen', async () => {
  const oda = await stack.member('oda');
  await newIllustrated(oda, 'Comes back', '2');
  await workerRests();

  await expect(step(oda.id, 'oda', 20)).rejects.toThrow(`something of ${oda.id} is still there`);
});
