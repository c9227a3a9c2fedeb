import { gunzipSync } from 'node:zlib';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { png } from '#test/files/pictures.ts';
import { bodyOf, context, eventFrom, formEvent, thing } from '#test/system/events.ts';

const row = route({
  ...thing,
  path: '/api/things/{id}',
  body: 'multipart',
  status: 201,
  input: () =>
    z.object({ id: z.string(), title: z.string('Please give a title.'), file: z.optional(z.any()) }),
});

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.on(BatchGetCommand).resolves({}); // nobody is disabled
});

const answering = endpoint(row, async ({ title }) => ({ title, pk: 'THING#1' }));
/** The status that is answered, and the code that names why. */
const codeOf = async (reply: ReturnType<typeof answering>) => [
  (await reply).statusCode,
  bodyOf(await reply).code,
];
const given = { path: { id: '1' }, body: { title: 'Tea' } };

describe('an endpoint', () => {
  test('answers with the status and the fields of its row, and nothing else', async () => {
    const result = await answering(eventFrom(given), context);

    expect(result.statusCode).toBe(201);
    expect(bodyOf(result)).toEqual({ title: 'Tea' });
  });

  test('packs a long reply for who can unpack it, and no other', async () => {
    const body = { title: 'Tea '.repeat(3000) };
    const packed = await answering(
      eventFrom({ ...given, body, headers: { 'accept-encoding': 'br, gzip' } }),
      context,
    );
    const plain = await answering(eventFrom({ ...given, body }), context);

    expect(packed).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } });
    expect(gunzipSync(Buffer.from(packed.body ?? '', 'base64')).toString()).toBe(plain.body);
    expect(packed.body?.length).toBeLessThan(1000);
  });

  test('refuses an id token, which the authorizer lets pass', async () => {
    const result = await answering(eventFrom({ ...given, use: 'id' }), context);

    expect(result.statusCode).toBe(401);
    expect(bodyOf(result)).toEqual({
      error: 'Not authorized, token failed',
      message: 'Not authorized, token failed',
      code: 'token.failed',
    });
  });

  test('names each field that is wrong', async () => {
    const result = await answering(eventFrom({ ...given, body: {} }), context);

    expect(result.statusCode).toBe(400);
    expect(bodyOf(result)).toMatchObject({
      error: 'Please give a title.',
      fields: { title: 'Please give a title.' },
    });
  });

  test('reads JSON that begins with a byte order mark', async () => {
    const rawBody = '\ufeff{"title":"Soil"}';

    expect((await answering(eventFrom({ ...given, rawBody }), context)).statusCode).toBe(201);
  });

  test.each(['{', '[]', 'null', '"text"'])('answers 400 to the body %s', async (rawBody) => {
    expect(await codeOf(answering(eventFrom({ ...given, rawBody }), context))).toEqual([
      400,
      'request.not-json',
    ]);
  });

  test('answers 413 to a body over 4.5 MB, before it looks at its shape', async () => {
    expect(await codeOf(answering(eventFrom({ ...given, rawBody: 'x'.repeat(4_500_001) }), context))).toEqual(
      [413, 'request.too-large'],
    );
  });

  test('reads a multipart form, with text over a megabyte whole', async () => {
    const long = 'ä'.repeat(1_000_000);
    const event = await formEvent({ title: long, file: { filename: 'a.png', bytes: png } }, given);

    expect(bodyOf(await answering(event, context)).title).toBe(long);
  });

  test('answers 400 to a form that breaks off', async () => {
    const event = await formEvent({ title: 'Tea', file: { filename: 'a.png', bytes: png } }, given);
    const whole = Buffer.from(event.body ?? '', 'base64');
    const broken = [0.2, 0.5, 0.8].map((part) => whole.subarray(0, whole.length * part).toString('base64'));

    for (const body of broken) {
      expect(await codeOf(answering({ ...event, body }, context))).toEqual([400, 'request.not-multipart']);
    }
  });

  test('answers 400 to JSON of which a letter was lost, or that has its sign, however the gateway passes it, and to no escape', async () => {
    const sent = (title: Buffer) => {
      const body = Buffer.concat([Buffer.from('{"title":"'), title, Buffer.from('"}')]);
      return [
        { ...eventFrom({ ...given, rawBody: body.toString() }) },
        { ...eventFrom(given), body: body.toString('base64'), isBase64Encoded: true },
      ];
    };
    const cutOff = ['\u00e9', '\u20ac', '\u{1f69c}'].map((letter) => Buffer.from(letter).subarray(0, -1));

    const typed = Buffer.from('Th\u00e9 \ufffd');
    for (const title of [Buffer.from('Th\u00e9', 'latin1'), ...cutOff, typed])
      for (const event of sent(title))
        expect(await codeOf(answering(event, context))).toEqual([400, 'request.not-utf8']);
    for (const event of sent(Buffer.from('Th\u00e9 \\ufffd')))
      expect(bodyOf(await answering(event, context)).title).toBe('Th\u00e9 \ufffd');
  });

  test('answers 400 to a form with a text or a name that is not UTF-8', async () => {
    for (const [title, filename] of [
      ['Th\u00e9', 'a.png'],
      ['Tea', '\u00e9.png'],
    ] as const) {
      const event = await formEvent({ title, file: { filename, bytes: png } }, given);
      expect(bodyOf(await answering(event, context)).title).toBe(title);
      const sent = Buffer.from(event.body ?? '', 'base64')
        .toString('latin1')
        .replace('\u00c3\u00a9', '\u00e9');
      const body = Buffer.from(sent, 'latin1').toString('base64');
      expect(await codeOf(answering({ ...event, body }, context))).toEqual([400, 'request.not-utf8']);
    }
    const both = await formEvent({ title: 'Th\u00e9', other: 'Th\ufffd' }, given);
    const half = Buffer.from(both.body ?? '', 'base64')
      .toString('latin1')
      .replace('\u00c3\u00a9', '\u00c3');
    const body = Buffer.from(half, 'latin1').toString('base64');
    expect(await codeOf(answering({ ...both, body }, context))).toEqual([400, 'request.not-utf8']);
    const typed = { title: 'Th\ufffd', file: { filename: 'The "\ufffd".png', bytes: png } };
    const replaced = await formEvent(typed, given);
    expect(bodyOf(await answering(replaced, context)).title).toBe('Th\ufffd');
  });

  test('lets only administrators into an admin row', async () => {
    const admins = endpoint({ ...row, access: 'admin' }, async ({ title }) => ({ title }));

    expect((await admins(eventFrom(given), context)).statusCode).toBe(403);
    expect((await admins(eventFrom({ ...given, groups: '[editor admin]' }), context)).statusCode).toBe(201);
  });

  test("hides the cause of what is not the caller's to know", async () => {
    const failing = endpoint(row, async () => Promise.reject(new Error('secret-table unreachable')));
    const result = await failing(eventFrom(given), context);

    expect(result.statusCode).toBe(500);
    expect(result.body).not.toContain('secret');
  });

  test('turns an output that breaks its own row into a 500', async () => {
    const drifting = endpoint(row, async () => ({ name: 'Tea' }) as never);

    expect((await drifting(eventFrom(given), context)).statusCode).toBe(500);
  });

  test('passes on what the caller may know', async () => {
    const refusing = endpoint(row, async () =>
      Promise.reject(new AppError('conflict', 'thing.taken', 'It is taken.')),
    );
    const result = await refusing(eventFrom(given), context);

    expect(result.statusCode).toBe(409);
    expect(bodyOf(result)).toEqual({ error: 'It is taken.', message: 'It is taken.', code: 'thing.taken' });
  });

  test.each([
    { name: 'ThrottlingException' },
    { name: 'TransactionConflictException', $metadata: { httpStatusCode: 400 } },
    { name: 'TimeoutError' },
    { name: 'Error', code: 'ECONNRESET' },
    { name: 'InternalServerError', $metadata: { httpStatusCode: 500 } },
  ])('asks for another try when AWS is busy or does not answer: %o', async (failure) => {
    const busy = endpoint(row, async () => Promise.reject(Object.assign(new Error('no'), failure)));

    expect(await codeOf(busy(eventFrom(given), context))).toEqual([503, 'service.busy']);
  });

  test('does not begin what it has no time for', async () => {
    let isBegun = false;
    const late = endpoint(row, async ({ title }) => {
      isBegun = true;
      return { title };
    });

    const reply = late(eventFrom(given), { ...context, getRemainingTimeInMillis: () => 2900 });

    expect([...(await codeOf(reply)), isBegun]).toEqual([503, 'service.slow', false]);
  });

  test('says that it took too long before the function is ended', async () => {
    const endless = endpoint(row, () => new Promise(() => {}));

    // Enough to begin with; half a second, in which it replies, and a moment once it waits.
    const getRemainingTimeInMillis = vi.fn(() => 510).mockReturnValueOnce(3100);
    const reply = endless(eventFrom(given), { ...context, getRemainingTimeInMillis });

    const text = 'This took too long. Please try again.';
    expect(await codeOf(reply)).toEqual([503, 'service.slow']);
    expect(bodyOf(await reply)).toEqual({ error: text, message: text, code: 'service.slow' });
  });
});

describe('an idempotency key', () => {
  const key = 'a-key-of-some-length';
  const writing = endpoint(row, async ({ title }, { commit }) =>
    commit(() => ({ reply: { title }, actions: [] })),
  );

  test('keeps the reply in the transaction with the effect, for forty days: longer than a session can wait without signal', async () => {
    table.on(GetCommand).resolves({});
    table.on(TransactWriteCommand).resolves({});
    const begun = Date.now() / 1000;

    await writing(eventFrom({ ...given, headers: { 'idempotency-key': key } }), context);

    const [write] = table.commandCalls(TransactWriteCommand);
    const kept = write?.args[0].input.TransactItems?.at(-1)?.Put?.Item;
    expect(kept).toMatchObject({ pk: 'ONCE#ada', sk: `R#${key}`, reply: '{"title":"Tea"}' });
    expect((kept?.['expiresAt'] - begun) / (24 * 60 * 60)).toBeCloseTo(40, 2);
  });

  test.each(['short', 'x'.repeat(65)])('must have 16 to 64 characters: %s', async (wrong) => {
    expect(
      await codeOf(writing(eventFrom({ ...given, headers: { 'idempotency-key': wrong } }), context)),
    ).toEqual([400, 'idempotency.invalid']);
  });

  test('answers 409 to another request under the same key', async () => {
    table.on(GetCommand).resolves({ Item: { hash: 'of another', reply: '{}', expiresAt: 9_999_999_999 } });

    expect(
      await codeOf(writing(eventFrom({ ...given, headers: { 'idempotency-key': key } }), context)),
    ).toEqual([409, 'idempotency.reused']);
  });
});
