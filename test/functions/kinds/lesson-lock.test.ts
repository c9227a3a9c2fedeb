import { describe, expect, test } from 'vitest';
import { type Done, openLessons } from '#kinds/lessons/lock.ts';
import { fc } from '#test/made-up.ts';

const none: Done = { begun: new Set(), completed: new Set() };
const opened = (order: number[], done: Partial<Done> = {}) => [...openLessons(order, { ...none, ...done })];

describe('open to who is enrolled', () => {
  test('is the first lesson, whatever its number', () => {
    expect(opened([3, 1, 2])).toEqual([3]);
    expect(opened([])).toEqual([]);
  });

  test('is what follows a completed lesson', () => {
    expect(opened([1, 2, 3, 4], { begun: new Set([1]), completed: new Set([1]) })).toEqual([1, 2]);
  });

  test('is not what follows one that is only begun', () => {
    expect(opened([1, 2, 3], { begun: new Set([1]) })).toEqual([1]);
  });

  test('stays what they have begun, wherever it comes to stand', () => {
    expect(opened([9, 8, 2, 1], { begun: new Set([1, 2]), completed: new Set([1]) })).toEqual([9, 2, 1]);
  });

  test('is what follows once the lesson between is deleted', () => {
    expect(opened([1, 3], { begun: new Set([1]), completed: new Set([1]) })).toEqual([1, 3]);
  });
});

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
const course = fc.record({ order: numbers, begun: numbers, completed: numbers });

describe('of any order, with any lessons deleted', () => {
  test('the first is open, and what is begun or completed stays so', () => {
    fc.assert(
      fc.property(course, ({ order, begun, completed }) => {
        const open = openLessons(order, { begun: new Set(begun), completed: new Set(completed) });
        for (const number of [...order.slice(0, 1), ...begun, ...completed])
          expect(open.has(number)).toBe(order.includes(number));
      }),
    );
  });

  test('nothing else is open but what follows a completed one', () => {
    fc.assert(
      fc.property(course, ({ order, begun, completed }) => {
        const open = openLessons(order, { begun: new Set(begun), completed: new Set(completed) });
        for (const number of open) {
          const index = order.indexOf(number);
          expect(index).toBeGreaterThanOrEqual(0);
          const before = order[index - 1];
          if (before === undefined || begun.includes(number) || completed.includes(number)) continue;
          expect(completed).toContain(before);
        }
      }),
    );
  });

  test('completing one more takes nothing away', () => {
    fc.assert(
      fc.property(course, fc.nat(), ({ order, begun, completed }, any) => {
        const done = { begun: new Set(begun), completed: new Set(completed) };
        const next = order[any % Math.max(order.length, 1)];
        const more = { ...done, completed: new Set([...completed, ...(next === undefined ? [] : [next])]) };
        for (const number of openLessons(order, done))
          expect(openLessons(order, more).has(number)).toBe(true);
      }),
    );
  });

  test('who completes what is open, one after the other, comes to the end', () => {
    fc.assert(
      fc.property(numbers, (order) => {
        const completed = new Set<number>();
        for (const number of order) {
          expect(openLessons(order, { begun: completed, completed }).has(number)).toBe(true);
          completed.add(number);
        }
      }),
    );
  });
});
