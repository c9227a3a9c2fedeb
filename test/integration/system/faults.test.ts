import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { firstTry } from '#test/amount.ts';
import { FaultySystem } from '#test/faults/system.ts';
import { fc, seed } from '#test/made-up.ts';
import { beginning, plotWithoutUploads, seedOf } from '#test/model/plots.ts';
import { Beside } from '#test/model/run.ts';
import { filesIn } from '#test/system/bucket.ts';
import { allItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { miscounted } from '#test/system/restore.ts';
import type { TestMember } from '#test/system/stack.ts';

/*
 * Members make, change, follow, write, hide and delete, and ask again under the same key until they are answered, while
 * calls to engine, files and pool come late, break off, are throttled and fail, and server and engine are killed. Each
 * answer is held against the model: what was acknowledged is there, once.
 */

const wanted = 20_000;
const KILLS = 10;
/** Milliseconds after which nothing more is begun. */
const LONGEST = 480_000;
/** Most of the time a request waits for a call that comes late: so many sequences go on side by side. */
const LANES = 12;
const HALF_AN_HOUR = 30 * 60_000;

test('what was acknowledged is there, once, whatever fails', firstTry, async () => {
  const system = new FaultySystem(seed);
  onTestFinished(() => system.close());
  await system.start();
  system.isCalm = false;
  const end = performance.now() + LONGEST;
  let requests = 0;
  const visits = new Map<TestMember, number>();
  const worlds: Beside[] = [];

  const isOver = () => requests >= wanted || performance.now() > end;
  const play = async (lane: number) => {
    for (let round = 0; !isOver(); round += 1) {
      // None begins with another: what one is searched by would find the other's.
      const code = `f${100 + lane}${String(round).padStart(4, '0')}`;
      const members = await Promise.all([0, 1, 2].map((index) => system.member(`${code}-${index}`)));
      const beside = new Beside(members, code);
      worlds.push(beside);
      for (const member of members) visits.set(member, 0);
      const [batches = []] = fc.sample(plotWithoutUploads, { numRuns: 1, seed: seedOf(seed, lane, round) });
      for (const batch of [...beginning, ...batches]) {
        if (isOver() || beside.isVague) break;
        const asked = await beside.run(batch);
        // Not in one line: others count while this one waits.
        requests += asked;
        // The pool is asked, and the visit counted.
        const [member] = members;
        if (!member || requests % 10 > 0) continue;
        await member.call('POST', '/api/users', { id: member.id });
        visits.set(member, (visits.get(member) ?? 0) + 1);
      }
    }
  };
  const kill = async () => {
    const began = performance.now();
    for (let killed = 0; killed < KILLS; killed += 1) {
      const share = (killed + 1) / (KILLS + 1);
      await expect
        .poll(() => requests / wanted > share || (performance.now() - began) / LONGEST > share, {
          timeout: LONGEST,
        })
        .toBe(true);
      await (killed % 2 === 0 ? system.killServer() : system.killEngine());
    }
  };
  await Promise.all([kill(), ...Array.from({ length: LANES }, (_, lane) => play(lane))]);
  system.isCalm = true;
  system.find();
  const { engine, files, pool } = system.proxies;
  process.stdout.write(
    `faults: ${JSON.stringify({ requests, kills: system.kills, engine: engine.done, files: files.done, pool: pool.done })}\n`,
  );

  const rest = async (lane: number) => {
    for (const [index, beside] of worlds.entries()) if (index % LANES === lane) await beside.atRest();
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => rest(lane)));
  for (const [member, count] of visits) {
    const { body } = await member.call('GET', '/api/users/profile');
    // Signing up is the first.
    expect(body.numberOfVisit).toBe(count + 1);
  }
  await clockCalls(Date.now() + HALF_AN_HOUR);
  await workerRests();
  expect(await miscounted({ client: new DynamoDBClient({}), live: 'furrow', copy: '' })).toEqual([]);
  const known = JSON.stringify(await allItems());
  expect((await filesIn('content')).filter((name) => !known.includes(name.split('/').at(-1) ?? ''))).toEqual(
    [],
  );
  // A busy machine reaches fewer.
  expect(requests).toBeGreaterThan(0);
  for (const { done } of [engine, files, pool]) expect(done.calls).toBeGreaterThan(0);
});
