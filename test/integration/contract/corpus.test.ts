import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorEnvelope } from '#contract/error.ts';
import { inOneLine } from '#contract/fields/characters.ts';
import { contract } from '#contract/index.ts';
import { pathParameters, type Route } from '#contract/route.ts';
import { jsonSchema } from '#lib/openapi.ts';
import type { JsonSchema } from '#test/contract/arbitrary.ts';
import { corpus } from '#test/contract/corpus.ts';
import { makeThings, permissionRows, type Things } from '#test/contract/permission-rows.ts';
import { type Fields, formOf } from '#test/forms.ts';
import { quickly } from '#test/system/processor-time.ts';
import { type TestMember, type TestReply, useStack } from '#test/system/stack.ts';

/*
 * Each text of the corpus goes through every field of every row that takes texts, and then everything is read: nothing
 * is a 5xx, nothing keeps the processor busy for longer than plain letters, as many, nothing gets into a header, and
 * what is taken is answered as typed.
 */

const stack = useStack();
/** Who types a text, and where: what one text left is not read, renamed and told again for the next. */
interface Village {
  readonly ada: TestMember;
  readonly ben: TestMember;
  /** An administrator of each village: a token lasts for fifteen minutes, and all texts together may take longer. */
  readonly root: TestMember;
  readonly things: Things;
}
const MOST = ['WRITTEN_A_DAY', 'MADE_A_DAY', 'CIRCLES_A_DAY', 'REPORTS_A_DAY'];
beforeAll(() => {
  for (const name of MOST) process.env[name] = '1000000';
});
afterAll(() => {
  for (const name of MOST) delete process.env[name];
});

interface Asked {
  readonly name: string;
  readonly route: Route;
  readonly caller: (village: Village) => TestMember;
}

/** Rows, each with who may ask it: the one who made the things, an administrator, or another member. */
const asked: readonly Asked[] = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([row, route]) => {
    const name = `${domain}.${row}`;
    const [, member = 0, admin = 0, creator = 0] = permissionRows[name]?.expected ?? [];
    const caller = ({ ada, ben, root }: Village) =>
      creator < 300 ? ada : admin < 300 && member >= 300 ? root : ben;
    return { name, route, caller };
  }),
);
const writing = asked.filter(({ route }) => route.method === 'POST' || route.method === 'PUT');
const reading = asked.filter(({ route }) => route.method === 'GET');

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

const bodiesOf = ({ name, route }: Asked, text: string, { things }: Village) => {
  const [path = '', body = {}] = permissionRows[name]?.ask(things) ?? [];
  const fields: Record<string, unknown> = body instanceof FormData ? Object.fromEntries(body) : { ...body };
  const more = textFieldsOf(route).filter((field) => !(field in fields));
  const all = [...replacing(fields, text), ...more.map((at) => ({ at, body: { ...fields, [at]: text } }))];
  return all.map(({ at, body }) => ({ at, path, body: bodyOf(name, body as Record<string, unknown>) }));
};

/**
 * Files come in forms alone; without them a row is asked in JSON, in which a text arrives as it is. The profile is
 * edited by its form: JSON fills only what is not there.
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

/**
 * Names are trimmed and in one line, and a form ends each line alike. A category is named by the words of its name, however written.
 */
const asTyped = (text: string, isForm: boolean) => (isForm ? text.replace(/\r\n?/g, '\n') : text).trim();

/** The texts under a name, wherever in a reply. */
function textsIn(body: unknown, name: string): string[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : textsIn(one, name),
  );
}

/** A village of its own for each text, with members who have nothing else. */
async function newVillage(name: string): Promise<Village> {
  const ada = await stack.member(`ada${name}`);
  const ben = await stack.member(`ben${name}`);
  const root = await stack.member(`root${name}`, ['admin']);
  return { ada, ben, root, things: await makeThings(ada, `Village ${name}`, ben) };
}

/** As many letters that are nothing special. */
const plainOf = (text: string) => 'Hay and straw '.repeat(text.length).slice(0, text.length);

/** Another village, with plain letters in each field, once it is asked for: what is read there is as large. */
function plainVillage(name: string, text: string): () => Promise<Village> {
  let made: Promise<Village> | undefined;
  return () => {
    made ??= newVillage(name).then(async (village) => {
      for (const row of writing)
        for (const { path, body } of bodiesOf(row, plainOf(text), village))
          await row.caller(village).call(row.route.method, path, body);
      return village;
    });
    return made;
  };
}

/** Types a text into a field, and answers what is said; the second does the same with plain letters. */
function typing(
  row: Asked,
  village: Village,
  { at, path, body }: ReturnType<typeof bodiesOf>[number],
  text: string,
) {
  const { method } = row.route;
  const plain = bodiesOf(row, plainOf(text), village).find((one) => one.at === at);
  const say = (said?: object) => () => row.caller(village).call(method, path, said);
  return quickly(`${row.name} ${at}`, say(body), say(plain?.body));
}

/** Reads by a row. */
async function reads(row: Asked, village: Village, plain: () => Promise<Village>) {
  const readIn = (one: Village) =>
    row.caller(one).call('GET', permissionRows[row.name]?.ask(one.things)[0] ?? '');
  return quickly(
    row.name,
    () => readIn(village),
    async () => readIn(await plain()),
  );
}

test.each(corpus)(
  '$name, through every field, is a text or refused',
  async ({ name, text, isBroken }) => {
    const place = corpus.findIndex((each) => each.name === name);
    const village = await newVillage(`${place}`);
    const problems: string[] = [];
    let taken = 0;
    for (const row of writing) {
      for (const typed of bodiesOf(row, text, village)) {
        const what = `${row.name} ${typed.at}`;
        const reply = await typing(row, village, typed, text);
        problems.push(...wrongWith(row, reply).map((problem) => `${what} ${problem}`));
        if (reply.status >= 300) continue;
        taken += 1;
        const isForm = typed.body instanceof FormData;
        // A form has no half letters: whoever makes it writes a whole one in their place.
        if (isBroken && !(isForm && !text.isWellFormed())) problems.push(`${what} takes it`);
        const found = textsIn(reply.body, typed.at.split('.').at(-1) ?? '').map((one) => one.trim());
        if (
          !isBroken &&
          found.length > 0 &&
          typed.at !== 'category' &&
          !found.includes(asTyped(text, isForm)) &&
          !found.includes(inOneLine(asTyped(text, isForm)).trim())
        )
          problems.push(`${what} answers another: ${JSON.stringify(found)}`);
      }
    }
    const plain = plainVillage(`${place}plain`, text);
    for (const row of reading) {
      const reply = await reads(row, village, plain);
      problems.push(...wrongWith(row, reply).map((problem) => `${row.name} ${problem}`));
    }

    expect(problems).toEqual([]);
    if (!isBroken) expect(taken).toBeGreaterThan(20);
  },
  300_000,
);
