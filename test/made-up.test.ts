import { expect, test, vi } from 'vitest';

/** Some numbers made up by a seed that is given, on a day; and what a red test says then. */
async function madeUp(day: string, given = '') {
  vi.resetModules();
  vi.stubEnv('MADE_UP', given);
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  const { fc } = await import('#test/made-up.ts');
  const numbers: number[] = [];
  fc.assert(fc.property(fc.nat(), (number) => void numbers.push(number)));
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return { fc, numbers };
}

test('what is made up is the same all day, another the next, and that of a day again by its seed', async () => {
  const { numbers } = await madeUp('2026-03-09');

  expect((await madeUp('2026-03-09')).numbers).toEqual(numbers);
  expect((await madeUp('2026-03-10')).numbers).not.toEqual(numbers);
  expect((await madeUp('2026-03-10', '20260309')).numbers).toEqual(numbers);
});

test('a red test says by which seed it is red again', async () => {
  const { fc } = await madeUp('2026-03-09');
  const refused = new Error('no number is good enough');
  const says = expect.objectContaining({
    message: expect.stringMatching(/^MADE_UP=20260309 makes this up again\.\n.*seed: 20260309/s),
    cause: refused,
  });
  const refuse = () => {
    throw refused;
  };

  expect(() => fc.assert(fc.property(fc.nat(), refuse))).toThrow(says);
  await expect(fc.assert(fc.asyncProperty(fc.nat(), async () => refuse()))).rejects.toEqual(says);
});
