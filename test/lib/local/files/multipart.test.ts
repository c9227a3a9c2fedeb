import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Storage, startStorage } from '#lib/local/files/storage.ts';

const PART = 5 * 1024 * 1024;
const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
const Bucket = 'uploads';
const dataDir = mkdtempSync(join(tmpdir(), 'furrow-'));

let storage: Storage;
let s3: S3Client;
const open = async () => {
  storage = await startStorage({
    dataDir,
    buckets: ['content', Bucket],
    uploads: { bucket: Bucket, origins: ['http://localhost:3000'] },
    credentials,
  });
  s3 = clientWith(credentials);
};
const clientWith = (given: typeof credentials) =>
  new S3Client({
    endpoint: storage.endpoint,
    region: 'us-east-1',
    credentials: given,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
const close = async () => {
  s3.destroy();
  await storage.close();
};
beforeAll(open);
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

let count = 0;
async function begin() {
  count += 1;
  const Key = `ada/film-${count}`;
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' }),
  );
  return { Bucket, Key, UploadId };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const bytesOf = (number: number, size = PART) => new Uint8Array(size).fill(number);
const put = async (begun: Begun, PartNumber: number, size?: number) => {
  const Body = bytesOf(PartNumber, size);
  const { ETag } = await s3.send(new UploadPartCommand({ ...begun, PartNumber, Body }));
  return { PartNumber, ETag };
};
const complete = (begun: Begun, Parts: { PartNumber: number; ETag: string | undefined }[]) =>
  s3.send(new CompleteMultipartUploadCommand({ ...begun, MultipartUpload: { Parts } }));
const list = async (begun: Begun) =>
  (await s3.send(new ListPartsCommand(begun))).Parts?.map(({ PartNumber, Size, ETag }) => ({
    PartNumber,
    Size,
    ETag,
  }));
const refused = (name: string) => expect.objectContaining({ name });

test('parts become one object, whatever the order in which they came, and one that was put again replaces the first', async () => {
  const begun = await begin();
  const [third, , first] = [await put(begun, 3, 5), await put(begun, 1, 9), await put(begun, 1)];
  const second = await put(begun, 2);

  expect(await list(begun)).toEqual([
    { ...first, Size: PART },
    { ...second, Size: PART },
    { ...third, Size: 5 },
  ]);
  await complete(begun, [first, second, third]);

  const { Body, ContentLength, ContentType } = await s3.send(
    new GetObjectCommand({ Bucket, Key: begun.Key }),
  );
  expect([ContentLength, ContentType]).toEqual([2 * PART + 5, 'video/mp4']);
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  expect(bytes.equals(Buffer.concat([bytesOf(1), bytesOf(2), bytesOf(3, 5)]))).toBe(true);
  await expect(list(begun)).rejects.toEqual(refused('NoSuchUpload'));
});

test('what was begun and what has arrived of it outlive a restart', async () => {
  const begun = await begin();
  const first = await put(begun, 1);
  await close();

  await open();

  expect(await list(begun)).toEqual([{ ...first, Size: PART }]);
  expect((await complete(begun, [first, await put(begun, 2, 7)])).Key).toBe(begun.Key);
});

describe('completing', () => {
  test.each([
    [
      'with a part that is not there',
      'InvalidPart',
      ([one]: Named[]) => [one, { PartNumber: 3, ETag: '"0"' }],
    ],
    ['with another ETag', 'InvalidPart', ([one, two]: Named[]) => [one, { ...two, ETag: one?.ETag }]],
    ['in another order', 'InvalidPartOrder', ([one, two]: Named[]) => [two, one]],
    ['with a part twice', 'InvalidPartOrder', ([one]: Named[]) => [one, one]],
    ['with a part 0', 'InvalidPart', ([one]: Named[]) => [{ ...one, PartNumber: 0 }]],
  ])('%s is refused as S3 does, and what has arrived stays', async (_, name, change) => {
    const begun = await begin();
    const parts = [await put(begun, 1), await put(begun, 2, 3)];

    await expect(complete(begun, change(parts) as never)).rejects.toEqual(refused(name));

    expect(await list(begun)).toHaveLength(2);
    expect((await complete(begun, parts)).ETag).toBeDefined();
  });

  test('with a part in the middle that is too small is refused', async () => {
    const begun = await begin();
    const parts = [await put(begun, 1, PART - 1), await put(begun, 2, 3)];

    await expect(complete(begun, parts)).rejects.toEqual(refused('EntityTooSmall'));
  });

  test('twice at once is done once', async () => {
    const begun = await begin();
    const parts = [await put(begun, 1), await put(begun, 2, 3)];

    const results = await Promise.allSettled([1, 2, 3].map(() => complete(begun, parts)));

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const { reason } = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toEqual(refused('NoSuchUpload'));
  });
});
type Named = { PartNumber: number; ETag: string | undefined };

test('what is given up is gone, with its parts', async () => {
  const begun = await begin();
  const first = await put(begun, 1);

  await s3.send(new AbortMultipartUploadCommand(begun));

  for (const act of [
    () => put(begun, 1),
    () => complete(begun, [first]),
    () => list(begun),
    () => s3.send(new AbortMultipartUploadCommand(begun)),
  ]) {
    await expect(act()).rejects.toEqual(refused('NoSuchUpload'));
  }
});

test.each(['0'.repeat(32), '../../content', 'x'])(
  'an upload %j that nobody began is none',
  async (UploadId) => {
    const begun = { ...(await begin()), UploadId };

    await expect(put(begun, 1, 3)).rejects.toEqual(refused('NoSuchUpload'));
    await expect(complete(begun, [{ PartNumber: 1, ETag: '"0"' }])).rejects.toEqual(refused('NoSuchUpload'));
    await expect(s3.send(new AbortMultipartUploadCommand(begun))).rejects.toEqual(refused('NoSuchUpload'));
  },
);

test('an upload belongs to its object', async () => {
  const begun = await begin();
  const first = await put(begun, 1, 3);
  const other = { ...begun, Key: 'ben/film' };

  await expect(put(other, 1, 3)).rejects.toEqual(refused('NoSuchUpload'));
  await expect(complete(other, [first])).rejects.toEqual(refused('NoSuchUpload'));
  await expect(list(other)).rejects.toEqual(refused('NoSuchUpload'));
  await expect(s3.send(new AbortMultipartUploadCommand(other))).rejects.toEqual(refused('NoSuchUpload'));
  expect(await list(begun)).toHaveLength(1);
});

test.each([0, 10_001])('there is no part %d', async (number) => {
  await expect(put(await begin(), number, 3)).rejects.toEqual(refused('InvalidArgument'));
});

test('nobody gives up or looks at an upload whose signature is wrong', async () => {
  const begun = await begin();
  await put(begun, 1, 3);
  const stranger = clientWith({ ...credentials, secretAccessKey: 'GUESS' });

  for (const command of [new AbortMultipartUploadCommand(begun), new ListPartsCommand(begun)]) {
    await expect(stranger.send(command as ListPartsCommand)).rejects.toEqual(
      refused('SignatureDoesNotMatch'),
    );
  }

  expect(await list(begun)).toHaveLength(1);
  stranger.destroy();
});
