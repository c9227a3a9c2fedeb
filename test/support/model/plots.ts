import { fc } from '../made-up.ts';
import { type Command, reads, writes } from './run.ts';
import { uploadActs } from './uploading.ts';

const number = fc.nat({ max: 999 });
const commandOf = (names: readonly string[]): fc.Arbitrary<Command> =>
  fc.record({
    act: fc.constantFrom(...names),
    who: number,
    to: number,
    about: number,
    word: number,
    more: number,
  });

/** What is done at once: mostly one thing, sometimes two or three. */
const batchOf = (acts: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: commandOf(acts).map((one) => [one]) },
    { weight: 2, arbitrary: commandOf(Object.keys(reads)).map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(commandOf(acts), { minLength: 2, maxLength: 3 }) },
  );
const plotOf = (acts: readonly string[]) =>
  fc.noBias(fc.array(batchOf(acts), { minLength: 120, maxLength: 240, size: 'max' }));

/** What happens one after the other. */
export const plot = plotOf(Object.keys(writes));

/** The same where files cannot go past the API: what was signed before a server ended leads nowhere after it. */
export const plotWithoutUploads = plotOf(Object.keys(writes).filter((act) => !(act in uploadActs)));

/** What everybody meets, so that there is something to be about from the start. */
const first = [
  'community',
  'group',
  'enterprise',
  'news',
  'post',
  'course',
  'lesson',
  'lesson',
  'resource',
  'reply',
];
const more = ['event', 'collection', 'survey'];
export const beginning = [...first, ...more].map((kind, index): Command[] => [
  { act: `make ${kind}`, who: 0, to: 1, about: 0, word: index, more: 0 },
]);

/** Neighbours would begin alike. */
export const seedOf = (seed: number, lane: number, round: number): number =>
  Math.imul(100 * seed + 1000 * lane + round, 0x9e3779b1);
