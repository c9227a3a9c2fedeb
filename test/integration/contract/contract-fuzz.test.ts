import { beforeAll, expect, test } from 'vitest';
import { ErrorEnvelope } from '#contract/error.ts';
import { contract } from '#contract/index.ts';
import { pathParameters, type Route } from '#contract/route.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { jsonSchema } from '#lib/openapi.ts';
import { fieldsOf, type JsonSchema } from '#test/contract/arbitrary.ts';
import { makeThings, type Things } from '#test/contract/permission-rows.ts';
import { fc, seed } from '#test/made-up.ts';
import { callingAs, type TestMember, useStack } from '#test/system/stack.ts';
import { enrol } from '#test/things/courses/courses.ts';
import { newAttempt } from '#test/things/courses/quizzes.ts';

const LONGEST_ANSWER = 5_000; // ms, on a machine that may be busy
const requests = 10_000;
const ROUND = 100; // requests, after which there are new things to ask for
/** A token lasts for fifteen minutes, which all requests together take on a slow machine. */
const ROUNDS_OF_TOKEN = 4;

interface Request {
  readonly row: string;
  readonly who: number;
  readonly fields: Record<string, unknown>;
  readonly asForm: boolean;
}

const rows = new Map<string, Route>(
  Object.entries(contract).flatMap(([domain, routes]) =>
    Object.entries(routes).map(([name, route]) => [`${domain}.${name}`, route] as const),
  ),
);

/*
 * Of so many requests, made up from the schemas of the whole route table, none is a 5xx or takes long, each failure is
 * told in the envelope, and each success is what its schema says.
 */

const stack = useStack();
const callers: TestMember[] = [];
const names = ['ada', 'ben', 'root'];
let root: TestMember;
beforeAll(async () => {
  for (const name of names) callers.push(await stack.member(name, name === 'root' ? ['admin'] : []));
  root = callers[2] as TestMember;
});

async function signInAnew(): Promise<void> {
  for (const [index, name] of names.entries())
    callers[index] = callingAs(stack.url, await signIn(stack.cognito, name, 'harvest1'));
  root = callers[2] as TestMember;
}

test(
  `${requests} requests made up from the contract are answered by the contract`,
  async () => {
    const answered = new Map<number, number>();
    for (let round = 0; round * ROUND < requests; round += 1) {
      if (round % ROUNDS_OF_TOKEN === ROUNDS_OF_TOKEN - 1) await signInAnew();
      const owner = await stack.member(`owner${round}`);
      const things = await makeThings(owner, `Village ${round}`, callers[1]);
      // The first of them takes the course, and has begun its test.
      const learner = callers[0] as TestMember;
      await enrol(learner, things.courseId);
      const attemptId = (await newAttempt(learner, things.lessonId)).id;
      const category = await root.call('POST', '/api/categories', { name: `Field ${round}` });
      const who = [...callers, owner];
      await fc.assert(
        fc.asyncProperty(requestTo({ ...things, attemptId }, category.body.data.id), async (request) => {
          const status = await check(who[request.who] ?? owner, request);
          answered.set(status, (answered.get(status) ?? 0) + 1);
        }),
        // No round is one of another day's.
        { numRuns: ROUND, seed: 100 * seed + round, endOnFailure: true },
      );
    }
    // Had nothing been understood, nothing would have been tested.
    expect((answered.get(200) ?? 0) + (answered.get(201) ?? 0)).toBeGreaterThan(requests / 4);
  },
  20 * 60_000,
);
function requestTo(
  { owner, ...things }: Things & { attemptId: string },
  categoryId: string,
): fc.Arbitrary<Request> {
  const all = [...Object.values(things), owner.id, '1', '3'];
  /** Ids by the nouns of what they name, and by the domains whose rows take them. */
  const fitting: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(things).flatMap(([name, id]) => namesOf(name).map((one) => [one, id])),
    ),
    users: owner.id,
    uploads: things.partedId,
    'lesson-progress': things.lessonId,
    'user-tests': things.attemptId,
  };
  /** Mostly those that fit, so that requests get past the first look. */
  const idsIn = (row: string) => (field: string) => {
    // Those that all things are filed under stay as they are: the next round's are filed so too.
    if (row.startsWith('categories.')) return [categoryId];
    const block = /Text|Photo|Video|Richtext/.exec(row)?.[0].toLowerCase();
    const domain = row.split('.')[0] ?? '';
    const one = field === 'id' ? fitting[block ?? domain] : (things as Record<string, string>)[field];
    return one ? [...Array.from({ length: 2 * all.length }, () => one), ...all] : all;
  };
  const each = [...rows].map(([row, { method, input }]) => ({
    // What deletes leaves the others little to meet.
    weight: method === 'DELETE' ? 1 : 8,
    arbitrary: fc.record({
      row: fc.constant(row),
      who: fc.constantFrom(0, 1, 2, 3, 3, 3),
      fields: fieldsOf(jsonSchema(input, 'input') as JsonSchema, idsIn(row)),
      asForm: fc.boolean(),
    }),
  }));
  return fc.oneof(...each);
}

/** `toolId` is asked for as `tool`, and by the rows of `tools`. */
function namesOf(name: string): string[] {
  const noun = name.replace(/Id$/, '');
  return [noun, `${noun}s`, noun.replace(/y$/, 'ies')];
}

async function check(caller: TestMember, { row, fields, asForm }: Request): Promise<number> {
  const route = rows.get(row) as Route;
  const inPath = pathParameters(route.path);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(fields[name] ?? 'x')).slice(0, 500),
  );
  const others = Object.entries(fields).filter(([name]) => !inPath.includes(name));
  const started = performance.now();
  const { status, body } = await send(caller, route, path, others, asForm);
  const took = performance.now() - started;

  const told = [row, status, body];
  expect(took < LONGEST_ANSWER, `${JSON.stringify(told)} took ${took} ms`).toBe(true);
  expect(status < 500, JSON.stringify(told)).toBe(true);
  if (status < 400) {
    const { success, error } = route.output.safeParse(body);
    expect(success, `${JSON.stringify(told)} ${error}`).toBe(true);
  } else if (body.code !== undefined || ![400, 404, 413].includes(status)) {
    // What the gateway itself refuses carries only a message.
    expect(ErrorEnvelope.safeParse(body).success, JSON.stringify(told)).toBe(true);
  }
  return status;
}

function send(
  caller: TestMember,
  { method, body }: Route,
  path: string,
  fields: [string, unknown][],
  asForm: boolean,
) {
  if (method === 'GET' || method === 'DELETE') {
    const query = fields.map(
      ([name, value]) => `${name}=${encodeURIComponent(asText(value).slice(0, 2000))}`,
    );
    return caller.call(method, query.length === 0 ? path : `${path}?${query.join('&')}`);
  }
  if (body !== 'multipart' || !asForm) {
    return caller.call(method, path, JSON.parse(JSON.stringify(Object.fromEntries(fields), withoutBigInts)));
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof File ? value : asText(value));
  }
  return caller.call(method, path, form);
}

/** Whatever was made up: an object that has a `toString` of its own may not turn into a text by itself. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed();

const withoutBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
