import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missed, Turns } from '#lib/local/gateway/turns.ts';

const A_MINUTE = 60_000;

/** Something that takes until it is ended. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBegun = false;
  const run = () => {
    isBegun = true;
    return promise;
  };
  return { run, end: resolve, isBegun: () => isBegun };
}
/** As many rounds of the event loop as there are tasks, and one more. */
async function settle() {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

test("one member's many wait their turn, in their order, and keep nobody else waiting", async () => {
  const turns = new Turns(2);
  const [first, second, third, fourth, other] = Array.from({ length: 5 }, task);
  for (const each of [first, second, third, fourth]) void turns.take('ada', A_MINUTE, each?.run as never);
  void turns.take('ben', A_MINUTE, other?.run as never);
  const begun = () => [first, second, third, fourth, other].map((each) => each?.isBegun());
  await settle();
  expect(begun()).toEqual([true, true, false, false, true]);

  second?.end();
  await settle();

  expect(begun()).toEqual([true, true, true, false, true]);
  for (const each of [first, third, fourth, other]) each?.end();
});

test('what failed makes room for the next', async () => {
  const turns = new Turns(1);
  const failed = turns.take('ada', A_MINUTE, () => Promise.reject(new Error('no')));
  const next = turns.take('ada', A_MINUTE, () => 'done');

  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('one whose turn does not come in time is not carried out', async () => {
  const turns = new Turns(1);
  const endless = task();
  void turns.take('ada', A_MINUTE, endless.run);

  const late = vi.fn();
  expect(await turns.take('ada', 10, late)).toBe(missed);

  endless.end();
  await settle();
  expect(late).not.toHaveBeenCalled();
  expect(await turns.take('ada', A_MINUTE, () => 'next')).toBe('next');
});

// A clock of its own: what a test computes takes as long as it says.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/**
 * Who of thirty computing requests and of one beside them was done, in their order; each computes so many milliseconds.
 */
async function computing(milliseconds: number, how: string): Promise<string[]> {
  const turns = new Turns(10);
  const done: string[] = [];
  const compute = () =>
    turns.take('ada', A_MINUTE, async () => {
      for (let step = 0; step < 20; step += 1) await undefined; // as handlers do on their way
      vi.advanceTimersByTime(milliseconds);
      done.push('ada');
    });
  const beside = new Promise<void>((resolve) => setImmediate(resolve)).then(() => done.push('ben'));
  if (how === 'at once') await Promise.all(Array.from({ length: 30 }, compute));
  else for (let index = 0; index < 30; index += 1) await compute();
  await beside;
  expect(done).toHaveLength(31);
  return done;
}

const hows = ['at once', 'one after the other'];

test.each(hows)('those that only compute let others in between, %s', async (how) => {
  const done = await computing(2, how);

  expect(done.indexOf('ben')).toBeGreaterThanOrEqual(0);
  expect(done.indexOf('ben')).toBeLessThan(3);
});

test.each(hows)('those that take next to no time begin together, %s', async (how) => {
  expect((await computing(0.01, how)).indexOf('ben')).toBe(30);
});
