import { expect, test } from 'vitest';
import { ALL_POINTS, LEVEL_POINTS } from '#contract/users/achievements.ts';
import { achieve, type Deeds, levelOf } from '#functions/achievements/achievements.ts';
import { catalogue, mostOf } from '#functions/achievements/catalogue.ts';

const nothing: Deeds = {
  lessons: [],
  tests: [],
  finished: [],
  courses: [],
  files: [],
  useful: [],
  answers: [],
  events: [],
};
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const days = (many: number) => Array.from({ length: many }, (_, index) => day(index + 1));

test('all there is to achieve are 245 points, each entry once and for more than the one before', () => {
  expect(catalogue.reduce((sum, { points }) => sum + points, 0)).toBe(ALL_POINTS);
  expect(ALL_POINTS).toBe(245);
  expect(new Set(achieve(nothing).entries.map(({ id }) => id)).size).toBe(catalogue.length);
  for (const [source, entries] of Map.groupBy(catalogue, ({ source }) => source)) {
    const times = entries?.map((one) => one.times) ?? [];
    expect([source, times]).toEqual([source, times.toSorted((one, other) => one - other)]);
    expect(times[0]).toBe(1);
  }
});

test('a newcomer is on level 1 of 25 points, and has achieved nothing', () => {
  const { entries, ...sums } = achieve(nothing);

  expect(sums).toEqual({ level: 1, points: 0, ofLevel: 25, total: 245, achieved: 0 });
  expect(entries.filter(({ at }) => at !== undefined)).toEqual([]);
});

test('an entry is achieved on the day of the last thing that it asks for', () => {
  const { entries, achieved } = achieve({ ...nothing, lessons: days(12) });

  expect(entries.filter(({ at }) => at)).toEqual([
    { id: 'lessons-1', title: 'Finish your first lesson', points: 5, at: day(1) },
    { id: 'lessons-10', title: 'Finish 10 lessons', points: 10, at: day(10) },
  ]);
  expect(achieved).toBe(15);
});

test('whoever did all of it is at the end of the last level, which is shorter', () => {
  const sources = Object.keys(nothing) as (keyof Deeds)[];
  const all = Object.fromEntries(sources.map((source) => [source, days(mostOf(source))])) as unknown as Deeds;

  expect(achieve(all)).toMatchObject({ level: 10, points: 20, ofLevel: 20, total: 245, achieved: 245 });
});

test.each([
  [0, { level: 1, points: 0, ofLevel: 25 }],
  [24, { level: 1, points: 24, ofLevel: 25 }],
  [25, { level: 2, points: 0, ofLevel: 25 }],
  [224, { level: 9, points: 24, ofLevel: 25 }],
  [225, { level: 10, points: 0, ofLevel: 20 }],
  [245, { level: 10, points: 20, ofLevel: 20 }],
])('%i points are that much of a level', (achieved, level) => {
  expect(levelOf(achieved)).toEqual(level);
  expect((level.level - 1) * LEVEL_POINTS + level.points).toBe(achieved);
});
