import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PART_SIZE } from '#contract/fields/upload-kinds.ts';
import { keys } from '#platform/table/keys.ts';
import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import {
  askParts,
  askUpload,
  completeUpload,
  putParts,
  type TestPart,
  type TestUpload,
} from '#test/things/library/uploads.ts';
import { addBlock, newRichtext } from '#test/things/news.ts';
import { told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
afterEach(() => {
  vi.useRealTimers();
});

const filmOf = (bytes: number): TestUpload => ({
  kind: 'videoResource',
  filename: 'film.mp4',
  contentType: 'video/mp4',
  bytes: Uint8Array.from(mp4(bytes)).map((byte, index) => (index < 100 ? byte : index % 251)),
});
/** In three parts, and in one. */
const film = filmOf(2 * PART_SIZE + 77);
const short = filmOf(3000);
const wrongParts = 'These are not all parts of the file, as they have arrived. Please send it again.';

const save = async (member: TestMember, id: string) =>
  addBlock(member, 'videos', {
    richtextId: await newRichtext(member),
    order: '1',
    videoResource: `upload:${id}`,
  });
const sign = (member: TestMember, id: string, from: unknown = 1) =>
  member.call('GET', `/api/uploads/${id}/parts?from=${from}`);
const uploadWhole = async (member: TestMember, file: TestUpload) => {
  const id = await askParts(member, file);
  await completeUpload(member, id, await putParts(member, id, file.bytes));
  return id;
};

async function multipartOf(member: TestMember, id: string) {
  const { findItem } = await import('#platform/table/table.ts');
  const UploadId = String((await findItem(keys.upload(member.id, id)))?.['multipartId']);
  return { Bucket: 'uploads', Key: `${member.id}/${id}`, UploadId };
}
const s3 = () => new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });

describe('a file in parts', () => {
  test('arrives whole, byte for byte, also when its sending broke off in the middle', async () => {
    const id = await askParts(ada, film);
    const first = await putParts(ada, id, film.bytes, { most: 1 });
    const rest = await putParts(ada, id, film.bytes, { from: 2 });

    const done = await completeUpload(ada, id, [...first, ...rest]);

    expect([done.status, done.body, rest.map(({ number }) => number)]).toEqual([
      200,
      { data: { id } },
      [2, 3],
    ]);
    const { status, body } = await save(ada, id);
    expect(status).toBe(201);
    const published = await fetch(`${stack.contentUrl}/videoResource/${body.data.videoResource}`);
    expect(published.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.compare(Buffer.from(await published.arrayBuffer()), film.bytes)).toBe(0);
    expect((await filesAtRest('uploads')).filter((key) => key.includes(id))).toEqual([]);
  });

  test('is told of each part where it goes and how long it is, at most ten at a time', async () => {
    const id = await askParts(ada, film, 500_000_000);

    const [first, last, none] = [await sign(ada, id), await sign(ada, id, 95), await sign(ada, id, 96)];

    expect(first.body.data.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(last.body.data.map(({ size }: { size: number }) => size)).toEqual([
      PART_SIZE,
      500_000_000 - 95 * PART_SIZE,
    ]);
    expect(none.body.data).toHaveLength(1);
    const { url } = first.body.data[0];
    const signed = new URL(url).searchParams;
    expect(signed.get('X-Amz-SignedHeaders')).toBe('content-length;host');
    expect(signed.get('X-Amz-Expires')).toBe('3600');
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['0', '97', '-1', '1.5', 'x', '', '99999999999999999999'])('has no part %j', async (from) => {
    const id = await askParts(ada, film);

    expect(toldOfFields(await sign(ada, id, from))).toEqual([
      400,
      { from: 'The number of a part is a whole number from 1 on.' },
    ]);
    await ada.call('DELETE', `/api/uploads/${id}`);
  });

  test('takes a part of the signed length alone, at its own address, and a part again in place of the first', async () => {
    const id = await askParts(ada, film);
    const [{ url }] = (await sign(ada, id)).body.data;
    const put = async (address: string, body: Uint8Array<ArrayBuffer>) =>
      (await fetch(address, { method: 'PUT', body })).status;
    const part = film.bytes.slice(0, PART_SIZE);

    expect(await put(url, film.bytes.slice(0, PART_SIZE + 1))).toBe(403);
    expect(await put(url, film.bytes.slice(0, PART_SIZE - 1))).toBe(403);
    expect(await put(url.replace('partNumber=1', 'partNumber=2'), part)).toBe(403);
    expect(await put(url.replace(id, id.replace(/.$/, '~')), part)).toBe(403);
    expect(await put(url.replace(/uploadId=[^&]*/, `uploadId=${'0'.repeat(32)}`), part)).toBe(403);
    expect(await put(url, Uint8Array.from(part).fill(9, 200))).toBe(200);
    const parts = await putParts(ada, id, film.bytes);
    expect((await completeUpload(ada, id, parts)).status).toBe(200);
    expect((await save(ada, id)).status).toBe(201);
  });

  test('keeps a part that had arrived when the same one breaks off later', async () => {
    const id = await askParts(ada, film);
    const parts = await putParts(ada, id, film.bytes);
    const [{ url }] = (await sign(ada, id)).body.data;
    const breaking = new AbortController();
    let pulls = 0;
    const body = new ReadableStream({
      pull(stream) {
        pulls += 1;
        if (pulls < 10) stream.enqueue(new Uint8Array(100_000).fill(3));
        else breaking.abort();
      },
    });
    const headers = { 'content-length': String(PART_SIZE) };
    const put = { method: 'PUT', headers, body, signal: breaking.signal, duplex: 'half' };
    await expect(fetch(url, put as RequestInit)).rejects.toThrow('abort');

    expect((await completeUpload(ada, id, parts)).status).toBe(200);
    expect((await save(ada, id)).status).toBe(201);
  });

  test('may be read by the page that sends it: what the storage calls a part', async () => {
    const id = await askParts(ada, film);
    const [, , { url }] = (await sign(ada, id)).body.data;

    const put = await fetch(url, {
      method: 'PUT',
      headers: { origin: stack.url },
      body: film.bytes.slice(2 * PART_SIZE),
    });

    expect(put.headers.get('access-control-expose-headers')).toMatch(/etag/i);
    expect(put.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    await ada.call('DELETE', `/api/uploads/${id}`);
  });
});

describe('making one file of its parts', () => {
  describe('is refused', () => {
    let member: TestMember;
    let id: string;
    let parts: TestPart[];
    beforeAll(async () => {
      member = await stack.member('maker');
      id = await askParts(member, film);
      parts = await putParts(member, id, film.bytes);
    });

    test.each<[string, (parts: TestPart[]) => (Partial<TestPart> | undefined)[]]>([
      ['none', () => []],
      ['one too few', (parts) => parts.slice(0, 2)],
      ['none in the middle', (parts) => [parts[0], parts[2]]],
      ['one doubled', (parts) => [parts[0], parts[1], parts[1], parts[2]]],
      ['one in place of another', (parts) => [parts[0], parts[0], parts[2]]],
      ['in another order', (parts) => parts.toReversed()],
      ['one too many', (parts) => [...parts, { number: 4, etag: '"0"' }]],
      ['another ETag', (parts) => [{ ...parts[0], etag: `"${'0'.repeat(32)}"` }, parts[1], parts[2]]],
      ["one part's ETag for another", ([one, two, three]) => [{ ...one, etag: two?.etag ?? '' }, two, three]],
    ])('with %s', async (_, change) => {
      const { status, body } = await completeUpload(member, id, change(parts));

      expect([status, body.code, body.error]).toEqual([400, 'upload.wrong-parts', wrongParts]);
      expect((await save(member, id)).body.code).toBe('upload.missing');
    });

    test('and done with the right ones, however often it was refused', async () => {
      expect((await completeUpload(member, id, parts)).status).toBe(200);
      expect((await save(member, id)).status).toBe(201);
    });
  });

  test.each([
    ['not a list', 'all'],
    ['nothing', undefined],
    ['numbers', [1, 2, 3]],
    ['a part without an ETag', [{ number: 1 }]],
    ['a part with something else for its ETag', [{ number: 1, etag: '"</ETag><a>"' }]],
    ['a part 0', [{ number: 0, etag: '"0"' }]],
    ['10,001 parts', Array.from({ length: 10_001 }, (_, index) => ({ number: index + 1, etag: '"0"' }))],
  ])('of %s is not understood, and says so in words', async (_, parts) => {
    const { status, body } = await ada.call('POST', `/api/uploads/${'0'.repeat(26)}/complete`, { parts });

    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.error).toMatch(/\bparts?\b/i);
    expect(JSON.stringify(body).length).toBeLessThan(500);
  });

  test('twice at once, and once more, is done once and answers the same', async () => {
    const id = await askParts(ada, short);
    const parts = await putParts(ada, id, short.bytes);
    const key = newKey();

    const replies = await Promise.all([1, 2, 3].map(() => completeUpload(ada, id, parts)));
    replies.push(await completeUpload(ada, id, parts, key));
    expect((await save(ada, id)).status).toBe(201);
    replies.push(await completeUpload(ada, id, parts, key));

    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 5 }, () => [200, { data: { id } }]),
    );
    expect(told(await completeUpload(ada, id, parts))).toEqual([404, 'upload.missing']);
    expect(told(await sign(ada, id))).toEqual([404, 'upload.missing']);
  });

  test("of another's is not there for them, whoever's parts they name", async () => {
    const [own, theirs] = [await askParts(ada, short), await askParts(ben, short)];
    const [parts, foreign] = [
      await putParts(ada, own, short.bytes),
      await putParts(ben, theirs, Uint8Array.from(short.bytes).fill(5, 500)),
    ];

    expect(told(await sign(ben, own))).toEqual([404, 'upload.missing']);
    expect(told(await completeUpload(ben, own, parts))).toEqual([404, 'upload.missing']);
    expect(told(await ben.call('DELETE', `/api/uploads/${own}`))).toEqual([404, 'upload.missing']);
    expect(told(await completeUpload(ada, own, foreign))).toEqual([400, 'upload.wrong-parts']);

    expect((await completeUpload(ada, own, parts)).status).toBe(200);
    expect((await save(ben, own)).body.code).toBe('upload.missing');
    expect((await save(ada, own)).status).toBe(201);
    await ben.call('DELETE', `/api/uploads/${theirs}`);
  });

  test('of another size than was announced is refused in words, and nothing of it stays', async () => {
    const member = await stack.member('cheat');
    const id = await askParts(member, film);
    const parts = await putParts(member, id, film.bytes);
    const larger = Buffer.concat([film.bytes.slice(0, PART_SIZE), Buffer.of(1)]);
    const client = s3();
    // Past what we sign, which holds the length.
    const { ETag = '' } = await client.send(
      new UploadPartCommand({ ...(await multipartOf(member, id)), PartNumber: 1, Body: larger }),
    );

    const reply = await completeUpload(member, id, [{ number: 1, etag: ETag }, ...parts.slice(1)]);

    expect(told(reply)).toEqual([400, 'upload.wrong-size']);
    expect(reply.body.error).toContain('not as large as the file that was announced');
    expect(told(await sign(member, id))).toEqual([404, 'upload.missing']);
    expect((await filesAtRest('uploads')).filter((key) => key.startsWith(member.id))).toEqual([]);
    client.destroy();
  });

  test('of one that was asked for as one is not there', async () => {
    const { body } = await askUpload(ada, film);

    expect(told(await sign(ada, body.data.id))).toEqual([404, 'upload.missing']);
    expect(told(await completeUpload(ada, body.data.id, []))).toEqual([404, 'upload.missing']);
    await ada.call('DELETE', `/api/uploads/${body.data.id}`);
  });
});

describe('an upload in parts', () => {
  test('is refused like any other for its type and its size', async () => {
    const draft = { kind: 'videoResource', filename: 'a.mp4', contentType: 'video/mp4', size: 10_000_000 };
    const ask = (change: object) => ada.call('POST', '/api/uploads/parts', { ...draft, ...change });

    expect(told(await ask({ filename: 'a.exe' }))).toEqual([415, 'upload.wrong-type']);
    expect(told(await ask({ size: 500_000_001 }))).toEqual([413, 'upload.too-large']);
    expect(told(await ask({ size: 0 }))).toEqual([400, 'request.invalid']);
  });

  test('counts among the 20 that may be open and the 2 GB of a day, once for each key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const member = await stack.member('collector');
    const { bytes, ...draft } = film;
    const ask = (size: number, key = newKey()) =>
      member.call('POST', '/api/uploads/parts', { ...draft, size }, key);
    const key = newKey();

    const same = await Promise.all([ask(500_000_000, key), ask(500_000_000, key)]);

    expect(new Set(same.map(({ body }) => body.data.id)).size).toBe(1);
    for (let count = 1; count < 4; count += 1) expect((await ask(500_000_000)).status).toBe(201);
    expect(told(await ask(1))).toEqual([429, 'upload.too-many']);
    expect(told(await askUpload(member, film))).toEqual([429, 'upload.too-many']);

    vi.setSystemTime(Date.now() + 86_400_000);
    for (let count = 4; count < 20; count += 1) expect((await ask(100)).status).toBe(201);
    const { status, body } = await askUpload(member, film);
    expect([status, body.error]).toEqual([429, expect.stringContaining('20 files are on their way')]);
  });

  test('is good for seven days, and makes no room for others before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const member = await stack.member('patient');
    const start = Date.now();
    const id = await askParts(member, short);
    const parts = await putParts(member, id, short.bytes);
    for (let count = 1; count < 19; count += 1) await askParts(member, film, 100);
    // What is newer and has expired does not hide what is older and has not.
    expect((await askUpload(member, film, 100)).status).toBe(201);

    vi.setSystemTime(start + 2 * 86_400_000);
    expect((await askUpload(member, film, 100)).status).toBe(201);
    expect((await askUpload(member, film, 100)).status).toBe(429);
    const minute = 60_000;
    vi.setSystemTime(start + 7 * 86_400_000 - minute);
    expect((await completeUpload(member, id, parts)).status).toBe(200);
    vi.setSystemTime(start + 7 * 86_400_000 + minute);

    expect(told(await sign(member, id))).toEqual([404, 'upload.missing']);
    expect((await save(member, id)).body.code).toBe('upload.missing');
  });

  test('that is given up is no more, whole or in parts, and makes room', async () => {
    const member = await stack.member('fickle');
    const [parted, whole] = [await askParts(member, film), await uploadWhole(member, short)];
    await putParts(member, parted, film.bytes, { most: 1 });
    const multipart = await multipartOf(member, parted);
    const client = s3();

    const replies = await Promise.all(
      [parted, whole].map((id) => member.call('DELETE', `/api/uploads/${id}`)),
    );

    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { id: parted }],
      [200, { id: whole }],
    ]);
    expect((await filesAtRest('uploads')).filter((key) => key.startsWith(member.id))).toEqual([]);
    await expect(client.send(new ListPartsCommand(multipart))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
    expect(told(await member.call('DELETE', `/api/uploads/${whole}`))).toEqual([404, 'upload.missing']);
    expect((await save(member, whole)).body.code).toBe('upload.missing');
    client.destroy();
  });

  test('begun past the API is nobody’s', async () => {
    const client = s3();
    const Key = `${ada.id}/${'0'.repeat(26)}`;
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: 'uploads', Key }));
    const part = { Bucket: 'uploads', Key, UploadId };
    const { ETag } = await client.send(new UploadPartCommand({ ...part, PartNumber: 1, Body: png }));
    await client.send(
      new CompleteMultipartUploadCommand({ ...part, MultipartUpload: { Parts: [{ PartNumber: 1, ETag }] } }),
    );

    expect(await filesIn('uploads')).toContain(Key);
    expect((await save(ada, '0'.repeat(26))).body.code).toBe('upload.missing');
    client.destroy();
  });
});
