import { expect, test, vi } from 'vitest';
import { runAlone } from '#web/lib/session/run-alone.ts';

/** Locks of a browser in which another tab may hold one. */
function locks(isTaken: boolean) {
  const request = async (_: string, __: object, work: (lock: object | null) => Promise<unknown>) =>
    work(isTaken ? null : {});
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

test('of two at once one is done, and the next one after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);

  const first = runAlone('save', work);
  const second = await runAlone('save', work);
  resolve();

  expect([await first, second]).toEqual([true, false]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(await runAlone('save', work)).toBe(true);
});

test('is not done while another tab does it', async () => {
  const work = vi.fn(async () => {});
  locks(true);

  expect(await runAlone('save', work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
});

test('is done where no other tab does it, and after a failure', async () => {
  locks(false);
  await expect(runAlone('save', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const work = vi.fn(async () => {});

  expect(await runAlone('save', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});

test('is done where the browser refuses its locks, as one does that forbids storage', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  const work = vi.fn(async () => {});

  expect(await runAlone('save', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});
