import { describe, expect, test } from 'vitest';
import { busyWith } from '#test/busy.ts';
import { endlessTexts, MEGABYTES, rowsWithFields } from '#test/files/endless.ts';
import { formOf } from '#test/forms.ts';
import { type TestReply, useMembers, useStack } from '#test/system/stack.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');

/** Sends something; the answer may take so many milliseconds of work, and must not be a failure of ours. */
async function isCheap(send: () => Promise<TestReply>, work = 1000): Promise<TestReply> {
  const replies: TestReply[] = [];
  const spent = await busyWith(async () => replies.push(await send()));
  const [reply] = replies;
  if (!reply) throw new Error('there was no answer');
  expect(reply.status).toBeLessThan(500);
  expect(spent).toBeLessThan(work);
  return reply;
}

const bodied = rowsWithFields.filter(
  ({ route, fields }) => (route.method === 'POST' || route.method === 'PUT') && fields.length > 0,
);
const address = (path: string, value = '3') => path.replace(/\{\w+\}/g, value);

/** Of 4 MB in all, the same in each of the fields: that each of them alone takes 4 MB is tried without a system. */
const filled = (fields: readonly string[], kind: string) => {
  const { [kind]: text = '' } = endlessTexts(Math.floor(MEGABYTES / fields.length));
  return Object.fromEntries(fields.map((field) => [field, text]));
};

describe.each(bodied)('$route.method $route.path', ({ route, fields }) => {
  test('answers 4 MB in all of its fields at once', async () => {
    const given = filled(fields, 'an address that does not end');
    const { status, body } = await isCheap(() => ada.call(route.method, address(route.path), given));
    // One of few words in the address is refused as well.
    const refused = Object.keys(body.fields ?? {}).filter((name) => fields.includes(name));
    expect([status, refused.toSorted()]).toEqual([400, fields.toSorted()]);
  });
});

describe.each(bodied.filter(({ route }) => route.body === 'multipart'))(
  '$route.method $route.path',
  ({ route, fields }) => {
    test('answers 4 MB in a form at once', async () => {
      const form = formOf(filled(fields, 'letters with all their accents'));
      const { status, body } = await isCheap(() => ada.call(route.method, address(route.path), form));
      expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([400, fields.toSorted()]);
    });
  },
);

const AS_MUCH_AS_FITS = 600; // bytes, three times as many in an address: an HTTP API takes 10 KB of all headers

describe.each(rowsWithFields)('$route.method $route.path', ({ route, inPath, fields }) => {
  test('answers an address as long as one can be at once', async () => {
    const body = route.method === 'GET' ? undefined : {};
    const isRead = route.method === 'GET' || route.method === 'DELETE';
    const all = Object.values(endlessTexts(AS_MUCH_AS_FITS));
    // Where nothing of the address is read, one is as good as all.
    const texts = isRead || inPath.length > 0 ? all : all.slice(0, 1);
    for (const text of texts) {
      const value = encodeURIComponent(text);
      const query = fields.slice(0, 3).map((field) => `${field}=${value}`);
      const path = address(route.path, inPath.length === 1 ? value : '3');
      await isCheap(() => ada.call(route.method, `${path}?${query.join('&')}`, body));
    }
  });
});

const repeated = (part: string, bytes = 4_400_000) => part.repeat(Math.floor(bytes / part.length));
const numbered = (part: (number: string) => string, times: number) =>
  Array.from({ length: times }, (_, index) => part(index.toString(36))).join('');
const part = (name: string, rest = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n\r\n`;

const TO_TAKE_APART = 2000; // ms: parsers take so long for hundreds of thousands of parts

describe('a body that is made to keep us busy', () => {
  const put = async (type: string, body: string): Promise<TestReply> => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': type };
    const reply = await fetch(`${stack.url}/api/users/profile`, { method: 'PUT', headers, body });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };

  test.each([
    ['names without end', `{${numbered((name) => `"${name}":1,`, 400_000)}"z":1}`, 'request.too-many-fields'],
    [
      'numbers for names',
      `{${numbered((name) => `"${parseInt(name, 36) * 7919}":1,`, 300_000)}"z":1}`,
      'request.too-many-fields',
    ],
    [
      'nothing but lists in lists',
      `{"email":${repeated('[', 2_000_000)}${repeated(']', 2_000_000)}}`,
      'request.invalid',
    ],
    ['objects in objects', `${repeated('{"email":')}1`, 'request.not-json'],
    ['a number without end', `{"phone":${repeated('9')}}`, 'request.invalid'],
  ])('of JSON with %s is answered at once', async (_, json, code) => {
    expect(told(await isCheap(() => put('application/json', json), TO_TAKE_APART))).toEqual([400, code]);
  });

  test.each([
    ['fields without end', numbered((name) => part(name), 80_000), 'request.too-many-fields'],
    ['one field without end', repeated(part('x')), 'request.too-many-fields'],
    [
      'files without end',
      numbered((name) => part(name, '; filename="f"'), 60_000),
      'request.too-many-fields',
    ],
    ['a name without end', part(repeated('x')), 'request.invalid'],
    ['a name of escapes', part(repeated('%22')), 'request.invalid'],
    ['a file name of dots', part('attachments', `; filename="${repeated('.')}"`), 'request.invalid'],
    ['heads without end', `--b\r\n${repeated('X: y\r\n')}`, 'request.not-multipart'],
    ['almost its boundary', `${part('x').slice(0, -2)}${repeated('\r\n--')}\r\n`, 'request.invalid'],
  ])('of a form with %s is answered at once', async (_, parts, code) => {
    const form = `${parts}--b--\r\n`;
    const { status, body } = await isCheap(() => put('multipart/form-data; boundary=b', form), TO_TAKE_APART);

    expect([status, body.code]).toEqual([400, code]);
  });
});
