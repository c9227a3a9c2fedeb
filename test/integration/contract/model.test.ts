import { expect, test } from 'vitest';
import { firstTry } from '#test/amount.ts';
import { fc, seed } from '#test/made-up.ts';
import { beginning, plot, seedOf } from '#test/model/plots.ts';
import { Beside, type Command } from '#test/model/run.ts';
import { workerRests } from '#test/system/jobs.ts';
import { persistent } from '#test/system/persistent.ts';
import { liveTables, miscounted } from '#test/system/restore.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';

/*
 * The system beside a small model of it (`test/support/model`): members make, change, follow, learn, write, hide and
 * delete, one after the other or several at once, and look at lists, pages and searches in between. Whatever is
 * answered otherwise than the model answers fails, with the shortest sequence that shows it. The engine is unkind
 * meanwhile.
 */
process.env['UNKIND'] ??= '7,conflict,throttle,unprocessed';

// So many writes would get dearer and dearer in memory.
const stack = useStack({ inMemory: false });

/** Requests of the model's commands, and the milliseconds after which no more are begun. */
const wanted = 10_000;
const LONGEST = 480_000;
/** So long it is made shorter (ms). */
const SHORTENING = 120_000;
const MEMBERS = 3;
/** Most of the time a request waits for its turn in an unkind table: so many sequences go on side by side. */
const AT_ONCE = 8;

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
let found: number | undefined;
const isLate = (lane: number) =>
  found === undefined ? performance.now() > end || done.requests >= wanted : found !== lane;

async function play(lane: number, batches: readonly (readonly Command[])[]): Promise<void> {
  worlds += 1;
  const code = `w${String(worlds).padStart(5, '0')}`;
  const beside = new Beside(await newMembers(code), code);
  try {
    for (const each of [...beginning, ...batches]) {
      if (isLate(lane) || beside.isVague) break;
      const requests = await beside.run(each);
      // Not in one line: others count while this one waits.
      done.requests += requests;
    }
    await beside.atRest();
  } catch (error) {
    found ??= lane;
    throw error;
  }
  done.sequences += 1;
}

/** Plays one after the other until there were enough. */
async function playMany(lane: number): Promise<void> {
  for (let round = 0; !isLate(lane); round += 1)
    await fc.assert(
      fc.asyncProperty(plot, (batches) => play(lane, batches)),
      {
        numRuns: 1,
        seed: seedOf(seed, lane, round),
        interruptAfterTimeLimit: LONGEST + SHORTENING,
      },
    );
}

test('what members ask is answered as a model of the system says', firstTry, async () => {
  end = performance.now() + LONGEST;
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => playMany(lane)));
  process.stdout.write(`model: ${done.requests} requests in ${done.sequences} sequences\n`);
  // A busy machine reaches fewer.
  expect(done.requests).toBeGreaterThan(0);
  await workerRests();
  expect(await miscounted(liveTables())).toEqual([]);
});
