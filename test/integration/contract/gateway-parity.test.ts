import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHeaders } from '#lib/security-headers.ts';
import { membersOf } from '#test/contract/parity/members.ts';
import type { Asking, Bearer, ParityRow } from '#test/contract/parity/row.ts';
import { rows } from '#test/contract/parity/rows.ts';
import { type Answered, send } from '#test/contract/parity/send.ts';
import { makeThings } from '#test/contract/permission-rows.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { newCourse } from '#test/things/courses/courses.ts';

// The table holds for every system there is: for the one on this machine, or for the deployment that FURROW_URL names.
const deployed = process.env['FURROW_URL']?.replace(/\/$/, '');
const stack = deployed ? { url: deployed } : useStack({ site: true });
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
  const friend = await members.join(`parity-cleo-${run}`);
  const things = await makeThings(ada, run, friend);
  const description = 'Of all that grows. '.repeat(600);
  const priced = { title: `Dear ${run}`, description, isFree: 'false', price: '5' };
  const { id: paidId } = await newCourse(ada, priced);
  const tokens = { ada: ada.token, ben: ben.token, identity: maker.idToken, ...forged(ada.token) };
  asking = { things, paidId, tokens, run };
}, 300_000);

afterAll(async () => {
  if (asking) await takeAway(ada, asking);
  await members?.leave();
});

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

/** Asserts that a row was answered as it says: status, envelope, and the headers that matter. */
function expectAnswer(row: ParityRow, answered: Answered): void {
  const { status, reply, code, fields = [], headers } = row.expected;
  expect([status].flat(), answered.text.slice(0, 500)).toContain(answered.status);

  const body = parsed(answered.text);
  if (reply === 'empty') expect(answered.text).toBe('');
  else if (reply === 'page') expect(answered.text).toMatch(/^<!doctype html>.*<div id="root">/s);
  else if (reply === 'refused') expect(answered.text).not.toMatch(/"(data|id|results)"|<div id="root">/);
  else expect(Object.keys(body).toSorted()).toEqual(reply.toSorted());
  expect(Object.keys(Object(body['fields'])).toSorted()).toEqual(fields.toSorted());
  if (code) expect(body).toMatchObject({ code, error: body['message'] });

  for (const [name, value] of Object.entries({ ...alwaysSent(row, answered), ...headers })) {
    if (value === null) expect([name, answered.headers[name]]).toEqual([name, undefined]);
    else if (typeof value === 'string') expect([name, answered.headers[name]]).toEqual([name, value]);
    else expect([name, answered.headers[name]]).toEqual([name, expect.stringMatching(value)]);
  }
}

function alwaysSent({ expected }: ParityRow, { isSecure }: Answered): Record<string, string | RegExp> {
  return {
    ...(Array.isArray(expected.reply) && { ...apiHeaders, 'content-type': /^application\/json/ }),
    ...(isSecure && expected.reply !== 'refused' && { 'strict-transport-security': /^max-age=\d{8}/ }),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

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
    `resources/${things.resourceId}`,
    `courses/${things.courseId}`,
    `courses/${paidId}`,
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
