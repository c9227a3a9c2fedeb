import { RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { firstTry } from '#test/amount.ts';
import { effectsOf, expectFollows, expectOnce, expectOrder, type Writer } from '#test/device/effects.ts';
import { heal } from '#test/device/heal.ts';
import { type Event, Life, shares } from '#test/device/life.ts';
import { BadNetwork } from '#test/device/network.ts';
import { siteSource } from '#test/device/page-source.ts';
import { fc, seed } from '#test/made-up.ts';
import { seedOf } from '#test/model/plots.ts';
import { useCognito } from '#test/system/cognito.ts';
import { workerRests } from '#test/system/jobs.ts';
import { liveTables, miscounted } from '#test/system/restore.ts';
import { useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { newNews, newRichtext } from '#test/things/news.ts';

/*
 * The site's own outbox, in pages of devices that fail (`test/support/device`), before the API: replies are lost, disks
 * are full, clocks are a day off, sessions end and begin again, and pages end between any two steps. Whatever was kept
 * arrives once, whatever was shown as sent is there, and nothing twice.
 */

const stack = useStack({ inMemory: false });
const pool = useCognito(stack);

/** Steps that are put in outboxes, and the milliseconds after which no more are begun. */
const wanted = 10_000;
const LONGEST = 480_000;
const LANES = 4;

const number = fc.nat({ max: 9999 });
const event: fc.Arbitrary<Event> = fc.record({
  act: fc.oneof(
    ...Object.entries(shares).map(([act, weight]) => ({
      weight,
      arbitrary: fc.constant(act as Event['act']),
    })),
  ),
  device: number,
  tab: number,
  more: number,
});
const plan = fc.noBias(fc.array(event, { minLength: 400, maxLength: 600, size: 'max' }));

const done = { steps: 0, effects: 0, lives: 0, tabs: 0, requests: {} as Record<string, number> };

/** A member with what they write about. */
async function person(name: string, communities: readonly string[], newsId: string): Promise<Writer> {
  const member = await stack.member(name);
  const richtexts = [await newRichtext(member), await newRichtext(member)];
  // A rich text is read with what it is of.
  const pieces = [];
  for (const richtextId of richtexts) pieces.push((await newNews(member, { richtextId }, '2')).id);
  return { member, pieces, person: { id: member.id, name, place: { communities, newsId, richtexts } } };
}

async function live(
  lane: number,
  round: number,
  load: Awaited<ReturnType<typeof siteSource>>,
  events: readonly Event[],
) {
  const code = `c${lane}${round}`;
  const host = await stack.member(`${code}-host`);
  const communities: string[] = [];
  for (const index of [0, 1, 2])
    communities.push((await newCommunity(host, { name: `${code} ${index}` })).id);
  const newsId = (await newNews(host, {}, communities[0])).id;
  const ada = await person(`${code}-ada`, communities, newsId);
  const eve = await person(`${code}-eve`, communities, newsId);
  const network = new BadNetwork({ url: stack.url, config: config() }, seedOf(seed, lane, round));
  const revoke = (Token: string) =>
    pool.client
      .send(new RevokeTokenCommand({ ClientId: stack.cognito.userPoolClientId, Token }))
      .catch(() => undefined);
  const life = new Life([ada.person, eve.person], network, load, revoke, round % 2 === 0);
  try {
    network.isCalm = true;
    await life.begin();
    network.isCalm = false;
    for (const each of events) await life.meet(each);
    await heal(life);
    const written = [...life.written.values()];
    const effects = await effectsOf([ada, eve], host);
    expectOnce(written, effects);
    expectOrder(written, effects, [ada, eve]);
    await expectFollows([ada, eve], written);
    const strangers = written.filter(({ member, keys }) =>
      keys.some((key) => [...(network.senders.get(key) ?? [])].some((sender) => sender !== member)),
    );
    expect(strangers).toEqual([]);
    done.steps += life.steps;
    done.effects += effects.length;
    done.lives += 1;
    done.tabs += life.devices.reduce((sum, { tabs }) => sum + tabs.length, 0);
    for (const [what, count] of Object.entries(network.done))
      done.requests[what] = (done.requests[what] ?? 0) + count;
  } finally {
    life.close();
  }
}

const config = () => ({
  region: 'us-east-1',
  userPoolId: stack.cognito.userPoolId,
  authFlow: 'USER_PASSWORD_AUTH',
  userPoolClientId: stack.cognito.userPoolClientId,
  userPoolEndpoint: stack.cognito.endpoint,
  contentHost: stack.contentUrl,
  sms: true,
  offline: true,
});

test('what devices keep arrives once, whatever becomes of their pages', firstTry, async () => {
  const load = await siteSource();
  const end = performance.now() + LONGEST;
  const play = async (lane: number) => {
    for (let round = 0; done.steps < wanted && performance.now() < end; round += 1)
      await fc.assert(
        fc.asyncProperty(plan, (events) => live(lane, round, load, events)),
        { numRuns: 1, seed: seedOf(seed, lane, round), endOnFailure: true },
      );
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
  process.stdout.write(`clients: ${JSON.stringify(done)}\n`);
  expect(done.effects).toBeGreaterThan(0);
  await workerRests();
  expect(await miscounted(liveTables())).toEqual([]);
});
