import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorEnvelope } from '#contract/error.ts';
import { contract } from '#contract/index.ts';
import { pathParameters, type Route } from '#contract/route.ts';
import { jsonSchema } from '#lib/openapi.ts';
import { isWhole } from '#test/amount.ts';
import type { JsonSchema } from '#test/contract/arbitrary.ts';
import { corpus } from '#test/contract/corpus.ts';
import { makeThings, permissionRows, type Things } from '#test/contract/permission-rows.ts';
import { type Fields, formOf } from '#test/forms.ts';
import { seed } from '#test/made-up.ts';
import { quickly } from '#test/system/processor-time.ts';
import { type TestMember, type TestReply, useMembers, useStack } from '#test/system/stack.ts';

/*
 * Each text of the corpus goes through every field of every row that takes texts, and then everything is read: nothing is
 * a 5xx, nothing takes over 300 ms of the processor, nothing gets into a header, and what is taken is answered as typed.
 */

const stack = useStack();
const { root } = useMembers(stack, 'root');
/** Of the text that is tried: what one text left is not read, renamed and told again for the next. */
let ada: TestMember;
let ben: TestMember;
const MOST = ['WRITTEN_A_DAY', 'MADE_A_DAY', 'CIRCLES_A_DAY', 'REPORTS_A_DAY'];
let things: Things;
beforeAll(() => {
  for (const name of MOST) process.env[name] = '1000000';
});
afterAll(() => {
  for (const name of MOST) delete process.env[name];
});

interface Asked {
  readonly name: string;
  readonly route: Route;
  readonly caller: () => TestMember;
}

/** Rows, each with who may ask it: the one who made the things, an administrator, or another member. */
const asked: readonly Asked[] = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([row, route]) => {
    const name = `${domain}.${row}`;
    const [, member = 0, admin = 0, creator = 0] = permissionRows[name]?.expected ?? [];
    const caller = () => (creator < 300 ? ada : admin < 300 && member >= 300 ? root : ben);
    return { name, route, caller };
  }),
);
const writing = asked.filter(({ route }) => route.method === 'POST' || route.method === 'PUT');
const reading = asked.filter(({ route }) => route.method === 'GET');

/** In `npm test` some of the texts, on another day others. */
const SHARE = 9;
const texts = corpus.filter((_, index) => isWhole || index % SHARE === seed % SHARE);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
const isId = (name: string) => /ids?$|^(creator|on|in|of)$/i.test(name);

/** A body once for each of its texts, with another in its place. */
function replacing(body: unknown, text: string): { readonly at: string; readonly body: unknown }[] {
  if (typeof body === 'string') return [{ at: '', body: text }];
  if (!Array.isArray(body) && !isObject(body)) return [];
  return Object.entries(body)
    .filter(([name]) => !isId(name))
    .flatMap(([name, one]) =>
      replacing(one, text).map(({ at, body: other }) => ({
        at: at ? `${name}.${at}` : name,
        body: Array.isArray(body) ? body.with(Number(name), other) : { ...body, [name]: other },
      })),
    );
}

/** Fields of a row that take a text and have none of what they may be listed. */
function textFieldsOf({ input, path }: Route): string[] {
  const { properties = {} } = jsonSchema(input, 'input') as JsonSchema;
  const takes = ({ type, enum: few, anyOf = [], format }: JsonSchema): boolean =>
    (type === 'string' && !few && format !== 'binary') || anyOf.some(takes);
  const inPath = pathParameters(path);
  return Object.keys(properties).filter(
    (name) => !inPath.includes(name) && !isId(name) && takes(properties[name] ?? {}),
  );
}

const bodiesOf = ({ name, route }: Asked, text: string) => {
  const [path = '', body = {}] = permissionRows[name]?.ask(things) ?? [];
  const fields: Record<string, unknown> = body instanceof FormData ? Object.fromEntries(body) : { ...body };
  const more = textFieldsOf(route).filter((field) => !(field in fields));
  const all = [...replacing(fields, text), ...more.map((at) => ({ at, body: { ...fields, [at]: text } }))];
  return all.map(({ at, body }) => ({ at, path, body: bodyOf(name, body as Record<string, unknown>) }));
};

/**
 * Files come in forms alone; without them a row is asked in JSON, in which a text arrives as it is. The profile is edited
 * by its form: JSON fills only what is not there.
 */
const bodyOf = (row: string, fields: Record<string, unknown>) =>
  row === 'users.updateProfile' || Object.values(fields).some((value) => value instanceof File)
    ? formOf(fields as Fields)
    : fields;

/** What is wrong with an answer. */
function wrongWith({ route }: Asked, { status, headers, body }: TestReply): string[] {
  const isKnown = status < 400 || ErrorEnvelope.safeParse(body).success;
  const type = headers.get('content-type') ?? '';
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(status === 429 ? [`is refused: ${body.code}`] : []),
    ...(isKnown ? [] : [`answers ${status} without the envelope`]),
    ...(/^(application\/json|text\/calendar); charset=utf-8$/.test(type) ? [] : [`is of the type ${type}`]),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['may be taken for another type']),
    ...(/pwned/i.test([...headers].flat().join()) ? ['has it in a header'] : []),
    ...(status < 300 && route.type === undefined && !route.output.safeParse(body).success
      ? ['answers something else than its row says']
      : []),
  ];
}

/** Names are trimmed, and a form ends each line alike. A category is named by the words of its name, however written. */
const asTyped = (text: string, isForm: boolean) => (isForm ? text.replace(/\r\n?/g, '\n') : text).trim();

/** The texts under a name, wherever in a reply. */
function textsIn(body: unknown, name: string): string[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : textsIn(one, name),
  );
}

test.each(texts)(
  '$name, through every field, is a text or refused',
  async ({ name, text, isBroken }) => {
    const place = corpus.findIndex((each) => each.name === name);
    ada = await stack.member(`ada${place}`);
    ben = await stack.member(`ben${place}`);
    things = await makeThings(ada, `Village ${place}`, ben);
    const problems: string[] = [];
    let taken = 0;
    for (const row of writing) {
      for (const { at, path, body } of bodiesOf(row, text)) {
        const what = `${row.name} ${at}`;
        const reply = await quickly(what, () => row.caller().call(row.route.method, path, body));
        problems.push(...wrongWith(row, reply).map((problem) => `${what} ${problem}`));
        if (reply.status >= 300) continue;
        taken += 1;
        const isForm = body instanceof FormData;
        // A form has no half letters: whoever makes it writes a whole one in their place.
        if (isBroken && !(isForm && !text.isWellFormed())) problems.push(`${what} takes it`);
        const found = textsIn(reply.body, at.split('.').at(-1) ?? '').map((one) => one.trim());
        if (!isBroken && found.length > 0 && at !== 'category' && !found.includes(asTyped(text, isForm)))
          problems.push(`${what} answers another: ${JSON.stringify(found)}`);
      }
    }
    for (const row of reading) {
      const [path = ''] = permissionRows[row.name]?.ask(things) ?? [];
      const reply = await quickly(row.name, () => row.caller().call('GET', path));
      problems.push(...wrongWith(row, reply).map((problem) => `${row.name} ${problem}`));
    }

    expect(problems).toEqual([]);
    if (!isBroken) expect(taken).toBeGreaterThan(20);
  },
  300_000,
);
