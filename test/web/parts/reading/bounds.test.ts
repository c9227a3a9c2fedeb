import { describe, expect, test } from 'vitest';
import { MAX_CHARACTERS, MAX_REPLIES, surplusOf } from '#web/parts/reading/bounds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 27);
const kept = (id: string, days: number, size = 1) => ({ id, at: now - days * DAY_MS, size });

describe('what the device keeps', () => {
  test('is bounded in replies: the ones that came first go', () => {
    const all = Array.from({ length: MAX_REPLIES + 2 }, (_, place) => kept(String(place), place / 1000));

    expect(surplusOf(all, now)).toEqual([String(MAX_REPLIES), String(MAX_REPLIES + 1)]);
  });

  test('is bounded in characters', () => {
    const third = Math.ceil(MAX_CHARACTERS / 3) + 1;

    expect(surplusOf([kept('b', 1, third), kept('c', 2, third), kept('a', 0, third)], now)).toEqual(['c']);
  });

  test('is bounded in days', () => {
    expect(surplusOf([kept('new', 0), kept('month', 31), kept('old', 41)], now)).toEqual(['old']);
  });

  test('stays while nothing new comes, however late it is by then', () => {
    expect(surplusOf([kept('one', 400), kept('other', 410)], now)).toEqual([]);
  });

  test('stays on a clock that is a day off, or went back by years', () => {
    const all = [kept('new', 0), kept('month', 30)];

    expect(surplusOf(all, now + DAY_MS)).toEqual([]);
    expect(surplusOf(all, now - DAY_MS)).toEqual([]);
    expect(surplusOf([...all, { id: 'later', at: 0, size: 1 }], 0)).toEqual([]);
  });
});
