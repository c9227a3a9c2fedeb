import { fc } from '../made-up.ts';
import { type Command, reads, writes } from './run.ts';

const number = fc.nat({ max: 999 });
const commandOf = (names: readonly string[]): fc.Arbitrary<Command> =>
  fc.record({
    act: fc.constantFrom(...names),
    ...{ who: number, to: number, about: number, word: number, more: number },
  });

/** What is done at once: mostly one thing, sometimes two or three. */
const batch = fc.oneof(
  { weight: 3, arbitrary: commandOf(Object.keys(writes)).map((one) => [one]) },
  { weight: 2, arbitrary: commandOf(Object.keys(reads)).map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(commandOf(Object.keys(writes)), { minLength: 2, maxLength: 3 }) },
);

/** What happens one after the other. */
export const plot = fc.noBias(fc.array(batch, { maxLength: 120, size: 'max' }));

/** What everybody meets, so that there is something to be about from the start. */
const first = ['community', 'group', 'news', 'post', 'course', 'lesson', 'lesson', 'resource', 'reply'];
export const beginning = first.map((kind, index): Command[] => [
  { act: `make ${kind}`, who: 0, to: 1, about: 0, word: index, more: 0 },
]);

/** Neighbours would begin alike. */
export const seedOf = (seed: number, lane: number, round: number): number =>
  Math.imul(100 * seed + 1000 * lane + round, 0x9e3779b1);
