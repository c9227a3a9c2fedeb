import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredRows } from '#test/contract/parity/answered-rows.ts';
import { expectAnswer } from '#test/contract/parity/expect-answer.ts';
import { gatewayRows } from '#test/contract/parity/gateway-rows.ts';
import { inputRows } from '#test/contract/parity/input-rows.ts';
import { membersOf } from '#test/contract/parity/members.ts';
import { refusedRows } from '#test/contract/parity/refused-rows.ts';
import type { Asking, Bearer } from '#test/contract/parity/row.ts';
import { send } from '#test/contract/parity/send.ts';
import { siteRows } from '#test/contract/parity/site-rows.ts';
import { makeThings } from '#test/contract/permission-rows.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { newCourse } from '#test/things/courses.ts';

// The table holds for every system there is: for the one on this machine, or for the deployment that FURROW_URL names.
const deployed = process.env['FURROW_URL']?.replace(/\/$/, '');
const stack = deployed ? { url: deployed } : useStack({ site: true });
const rows = [...gatewayRows, ...inputRows, ...answeredRows, ...refusedRows, ...siteRows];
const answers = new Map<string, string>();
let members: Awaited<ReturnType<typeof membersOf>>;
let asking: Asking;
let ada: TestMember;

beforeAll(async () => {
  const run = crypto.randomUUID().slice(0, 8);
  members = await membersOf(stack.url);
  const maker = await members.join(`parity-ada-${run}`);
  ada = maker;
  const ben = await members.join(`parity-ben-${run}`);
  const things = await makeThings(ada, run);
  const description = 'Of all that grows. '.repeat(600);
  const priced = { title: `Dear ${run}`, description, isFree: 'false', price: '5' };
  const { id: paidId } = await newCourse(ada, priced);
  const tokens = { ada: ada.token, ben: ben.token, identity: maker.idToken, ...forged(ada.token) };
  asking = { things, paidId, tokens, run };
}, 300_000);

afterAll(async () => {
  if (asking) await takeAway(ada, asking);
  await members?.leave();
}, 120_000);

test.each(rows)('$name is answered as the table says', async (row) => {
  const answered = await send(stack.url, row, asking);
  answers.set(row.name, answered.text);

  expectAnswer(row, answered);
  if (row.expected.again) expect(answered.text).toBe(answers.get(row.expected.again));
});

test('there are at least 60, each with a name of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

/** All that the API can take away of what the table made; blocks that no news has taken go by themselves. */
async function takeAway(ada: TestMember, { things, paidId }: Asking): Promise<void> {
  const [circles, days] = await Promise.all([
    ada.call('GET', '/api/communities/user?pageSize=50'),
    ada.call('GET', '/api/events?scope=my&month=2026-03'),
  ]);
  const own = circles.body.communities.filter((circle: { isCreator: string }) => circle.isCreator === 'true');
  const planned = days.body.data.flatMap((day: { activities: { taskId: string }[] }) => day.activities);
  for (const path of [
    ...own.map(({ id }: { id: string }) => `communities/${id}`),
    ...planned.map(({ taskId }: { taskId: string }) => `events/${taskId}`),
    ...[`resources/${things.resourceId}`, `courses/${things.courseId}`, `courses/${paidId}`],
  ]) {
    expect([path, (await ada.call('DELETE', `/api/${path}`)).status]).toEqual([path, 200]);
  }
}

/** Tokens that look like this one, and that nobody may come in with. */
function forged(token: string): Record<Exclude<Bearer, 'ada' | 'ben' | 'identity'>, string> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = createSign('RSA-SHA256').update(`${header}.${payload}`).sign(privateKey, 'base64url');
  return {
    changed: [header, encoded({ ...claims, exp: claims.exp + 3600 }), signature].join('.'),
    unsigned: [encoded({ alg: 'none' }), payload, ''].join('.'),
    foreign: [header, payload, sign].join('.'),
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
