import { expect, test } from 'vitest';
import { isWhole } from '#test/amount.ts';
import { fc, seed } from '#test/made-up.ts';
import { Beside, type Command, reads, writes } from '#test/model/run.ts';
import { workerRests } from '#test/system/jobs.ts';
import { persistent } from '#test/system/persistent.ts';
import { liveTables, miscounted } from '#test/system/restore.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';

/*
 * The system beside a small model of it (`test/support/model`): members make, change, follow, learn, write, hide and
 * delete, one after the other or several at once, and look at lists, pages and searches in between. Whatever is answered
 * otherwise than the model answers fails, with the shortest sequence that shows it. The engine is unkind meanwhile.
 */
process.env['UNKIND'] ??= '7,conflict,throttle,unprocessed';

const stack = useStack();

/** Requests of the model's commands, and the milliseconds after which no more are begun. */
const wanted = isWhole ? 10_000 : 300;
const LONGEST = isWhole ? 270_000 : 25_000;
/** So long it is made shorter (ms). */
const SHORTENING = 120_000;
const MEMBERS = 3;
/** Most of the time a request waits for its turn in an unkind table: so many sequences go on side by side. */
const AT_ONCE = 3;

const number = fc.nat({ max: 999 });
const commandOf = (names: readonly string[]): fc.Arbitrary<Command> =>
  fc.record({
    act: fc.constantFrom(...names),
    ...{ who: number, to: number, about: number, word: number, more: number },
  });
/** Most go by themselves, some two or three at once. */
const batch = fc.oneof(
  { weight: 3, arbitrary: commandOf(Object.keys(writes)).map((one) => [one]) },
  { weight: 2, arbitrary: commandOf(Object.keys(reads)).map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(commandOf(Object.keys(writes)), { minLength: 2, maxLength: 3 }) },
);
const plot = fc.array(batch, { maxLength: 120, size: 'max' });

/** What everybody meets, so that there is something to be about from the start. */
const first = ['community', 'group', 'news', 'post', 'course', 'lesson', 'lesson', 'resource', 'reply'];
const beginning = first.map((kind, index): Command[] => [
  { act: `make ${kind}`, who: 0, to: 1, about: 0, word: index, more: 0 },
]);

let worlds = 0;
const done = { requests: 0, sequences: 0 };

async function newMembers(code: string): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let index = 0; index < MEMBERS; index += 1)
    members.push(persistent(await stack.member(`${code}-${index}`)));
  return members;
}

let end = Number.POSITIVE_INFINITY;
/** From then on it is made shorter, however late it is. */
let isFound = false;
const isLate = () => !isFound && (performance.now() > end || done.requests >= wanted);

async function play(batches: readonly (readonly Command[])[]): Promise<void> {
  worlds += 1;
  const code = `w${String(worlds).padStart(5, '0')}`;
  const beside = new Beside(await newMembers(code), code);
  try {
    for (const each of [...beginning, ...batches]) if (!isLate()) done.requests += await beside.run(each);
    await beside.atRest();
  } catch (error) {
    isFound = true;
    throw error;
  }
  done.sequences += 1;
}

/** Neighbours would begin alike. */
const seedOf = (lane: number, round: number) => Math.imul(100 * seed + 1000 * lane + round, 0x9e3779b1);

/** Plays one after the other until there were enough. */
async function playMany(lane: number): Promise<void> {
  for (let round = 0; !isFound && !isLate(); round += 1)
    await fc.assert(fc.asyncProperty(fc.noBias(plot), play), {
      ...{ numRuns: 1, seed: seedOf(lane, round), interruptAfterTimeLimit: LONGEST + SHORTENING },
    });
}

test(`${wanted} requests by a model are answered as it says`, async () => {
  end = performance.now() + LONGEST;
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => playMany(lane)));
  process.stdout.write(`model: ${done.requests} requests in ${done.sequences} sequences\n`);
  // A busy machine reaches fewer.
  expect(done.requests).toBeGreaterThan(100);
  await workerRests();
  expect(await miscounted(liveTables())).toEqual([]);
}, 600_000);
