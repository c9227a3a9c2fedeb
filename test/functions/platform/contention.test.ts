import { afterEach, expect, test, vi } from 'vitest';
import { Tries, tries, withDeadline } from '#platform/deadline.ts';
import { Patience } from '#platform/patience.ts';
import { contend } from '#test/contend.ts';

afterEach(() => vi.restoreAllMocks());

const SOME_TIME = { seconds: 30 };

test('160 conflicting writes a second fill 600 executions with full retries, and below 60 when environments learn', () => {
  const before = contend({ ...SOME_TIME, perSecond: 160, isPatient: true });
  const now = contend({ ...SOME_TIME, perSecond: 160 });

  expect(before.atOnce).toBeGreaterThan(550);
  expect(before.meanHold).toBeGreaterThan(3500);
  expect(now.atOnce).toBeLessThan(60);
  expect(now.meanHold).toBeLessThan(350);
  expect(now.most).toBeLessThan(before.most);
  expect(now.share).toBeGreaterThan(0.5);
});

test('twenty conflicting writes a second all go through, as with full retries', () => {
  expect(contend({ ...SOME_TIME, perSecond: 20 })).toEqual(
    contend({ ...SOME_TIME, perSecond: 20, isPatient: true }),
  );
  expect(contend({ ...SOME_TIME, perSecond: 20 }).share).toBe(1);
});

test('two hundred writes that come at once all go through', () => {
  expect(contend({ seconds: 0.3, perSecond: 667 }).share).toBe(1);
});

/** How long a request retries that never gets a turn. */
const conflict = (patience: Patience, now: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const own = new Tries(undefined, patience);
  let at = now;
  for (;;) {
    const wait = own.nextWait(0, at);
    if (wait === undefined) return at - now;
    at += wait;
  }
};

test('requests of an environment that retry in vain are soon down to a try or two', () => {
  const patience = new Patience();

  const retried = [0, 6000, 6500, 7000, 7500, 8000].map((now) => conflict(patience, now));

  expect(retried[0]).toBeGreaterThan(5000);
  expect(retried[1]).toBeLessThan(1000);
  expect(retried.at(-1)).toBeLessThan(100);
});

test('patience is back after some minutes, or once writes go through', () => {
  const [waiting, writing] = [new Patience(), new Patience()];
  for (const patience of [waiting, writing]) patience.spend(7000);

  for (let count = 0; count < 14; count += 1) new Tries(undefined, writing).end();

  expect([waiting.left(60_000), waiting.left(140_000)]).toEqual([3000, 7000]);
  expect(writing.left(0)).toBe(7000);
});

test('requests that one process serves at the same time take no patience from each other', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const spend = async () => {
    let spent = 0;
    for (;;) {
      const wait = tries().nextWait(0, spent);
      if (wait === undefined) return spent;
      spent += wait;
    }
  };

  const spent = await withDeadline(60_000, () =>
    Promise.all([1, 2, 3].map(() => withDeadline(60_000, spend))),
  );

  for (const each of spent) expect(each).toBeGreaterThan(5000);
});
