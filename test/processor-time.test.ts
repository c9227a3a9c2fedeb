import { expect, test } from 'vitest';
import { quickly, withTimes } from '#test/system/processor-time.ts';

const rows = ['POST /api/b', 'GET /api/a', 'GET /api/c'];
const before = JSON.stringify({ 'GET /api/a': 1, 'GET /api/c': 3, 'GET /api/gone': 4, 'POST /api/b': 2 });
const now = { 'GET /api/a': 10, 'POST /api/b': 20, 'GET /api/c': 30 };

const times = (kept: string[]) => JSON.parse(withTimes(before, rows, new Set(kept), now));

test('to measure one row changes its figure alone, though others had to come before it', () => {
  expect(times(['POST /api/b'])).toEqual({ 'GET /api/a': 1, 'GET /api/c': 3, 'POST /api/b': 20 });
});

test('to measure all changes all, in the order of their names', () => {
  const all = withTimes(before, rows, new Set(rows), now);

  expect(all).toBe('{\n  "GET /api/a": 10,\n  "GET /api/c": 30,\n  "POST /api/b": 20\n}\n');
});

test('what has no figure yet, and was not measured, has none', () => {
  expect(JSON.parse(withTimes('{}', rows, new Set(['GET /api/c']), now))).toEqual({ 'GET /api/c': 30 });
});

/** Keeps the processor busy for so many milliseconds of it. */
const busy = (milliseconds: number) => async () => {
  const begun = process.cpuUsage();
  for (let spent = 0; spent < milliseconds * 1000; ) {
    const { user, system } = process.cpuUsage(begun);
    spent = user + system;
  }
  return milliseconds;
};

test('what takes many times as long as something plain is found, and on a slow machine nothing else', async () => {
  expect(await quickly('a text', busy(5), () => Promise.reject(new Error('not asked')))).toBe(5);
  expect(await quickly('a text on a slow machine', busy(150), busy(100))).toBe(150);

  await expect(quickly('a text that grows', busy(150), busy(10))).rejects.toThrow(
    /^a text that grows took [\d.]+ beside [\d.]+, .* ms of the processor$/,
  );
});
