import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeFile } from '#platform/files/taken-file.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { takeVideo } from '#platform/files/taken-video.ts';
import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';

vi.stubEnv('UPLOAD_BUCKET', 'uploads');
const table = mockClient(DynamoDBDocumentClient);
const s3 = mockClient(S3Client);
const id = '01J00000000000000000000000';
const reference = `upload:${id}` as const;

const tomorrow = () => Math.floor(Date.now() / 1000) + 86_400;
const film = {
  id,
  kind: 'videoResource',
  filename: 'film.mp4',
  contentType: 'video/mp4',
  size: mp4().length,
};

const failure = (name: string) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: {}, message: name });

beforeEach(() => {
  table.reset();
  s3.reset();
  table.on(GetCommand).resolves({ Item: { ...film, expiresAt: tomorrow() } });
  const Body = { transformToByteArray: async () => mp4() };
  s3.on(GetObjectCommand).resolves({ Body: Body as never, ETag: '"looked-at"' });
  s3.on(CopyObjectCommand).resolves({});
});

describe('a video that was uploaded', () => {
  test('is read no further than it takes to know it, and copied as what was looked at', async () => {
    const taken = await takeVideo(reference, 'ada');
    const { name, put } = taken.file();
    await put();

    expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'uploads',
      Key: `ada/${id}`,
      Range: 'bytes=0-4099',
    });
    expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'content',
      Key: `videoResource/${name}`,
      CopySource: `uploads/ada/${id}`,
      CopySourceIfMatch: '"looked-at"',
      ContentType: 'video/mp4',
      MetadataDirective: 'REPLACE',
    });
  });

  test.each(['PreconditionFailed', 'NoSuchKey', 'AccessDenied'])(
    'and then replaced or removed by its owner is not taken (%s)',
    async (name) => {
      s3.on(CopyObjectCommand).rejects(failure(name));
      const taken = await takeVideo(reference, 'ada');

      await expect(taken.file().put()).rejects.toMatchObject({
        kind: 'invalid',
        code: 'upload.missing',
        fields: { videoResource: expect.any(String) },
      });
    },
  );

  test('stays a failure of ours when storage fails', async () => {
    s3.on(CopyObjectCommand).rejects(failure('InternalError'));
    const taken = await takeVideo(reference, 'ada');

    await expect(taken.file().put()).rejects.toMatchObject({ name: 'InternalError' });
  });
});

describe('a file of any type that was uploaded', () => {
  const HUNDRED = 100_000_000;
  const some = { ...film, kind: 'file', filename: 'Field 9.MP4', contentType: 'application/octet-stream' };
  const stored = (bytes: Uint8Array, size: number) => {
    table.on(GetCommand).resolves({ Item: { ...some, expiresAt: tomorrow() } });
    const Body = { transformToByteArray: async () => bytes };
    const ContentRange = `bytes 0-${Math.min(4100, size) - 1}/${size}`;
    s3.on(GetObjectCommand).resolves({ Body: Body as never, ETag: '"looked-at"', ContentRange });
  };

  test('is read no further than it takes to know it, and its size is that of what is there', async () => {
    stored(mp4(4100), HUNDRED);
    const { about, file, take } = await takeFile(reference, 'file', 'ada');
    const { name, path, put } = file();
    await put();

    expect(about).toEqual({ name: 'Field 9.MP4', type: 'video/mp4', size: HUNDRED });
    expect(s3.commandCalls(GetObjectCommand).map(({ args }) => args[0].input.Range)).toEqual([
      'bytes=0-4099',
    ]);
    expect([name, path]).toEqual([expect.stringMatching(/^[\da-f-]{36}\.mp4$/), `file/${name}`]);
    expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input).toMatchObject({
      Key: path,
      CopySourceIfMatch: '"looked-at"',
      ContentType: 'video/mp4',
    });
    expect(take).toHaveLength(2);
  });

  test('is too large when more was put there than is taken', async () => {
    stored(mp4(4100), HUNDRED + 1);

    await expect(takeFile(reference, 'file', 'ada')).rejects.toMatchObject({
      kind: 'tooLarge',
      code: 'upload.too-large',
      message: 'At most 100 MB, please.',
      fields: { file: 'At most 100 MB, please.' },
    });
  });

  test('is refused when nothing was put there', async () => {
    table.on(GetCommand).resolves({ Item: { ...some, expiresAt: tomorrow() } });
    s3.on(GetObjectCommand).rejects(failure('InvalidRange'));

    await expect(takeFile(reference, 'file', 'ada')).rejects.toMatchObject({ code: 'file.empty' });
  });
});

describe.each([
  ['a video', 'videoResource', () => takeVideo(reference, 'ada')],
  ['a picture', 'img', () => takePicture(reference, 'img', 'ada')],
  ['a file', 'file', () => takeFile(reference, 'file', 'ada')],
])('%s', (_, kind, take) => {
  test.each([
    ['nobody asked for', undefined],
    ['is of another kind', { ...film, kind: 'news', expiresAt: 9_999_999_999 }],
    ['expired, though it is still in the table', { ...film, kind, expiresAt: 1 }],
  ])('that %s is missing, and storage is not asked', async (_, Item) => {
    table.on(GetCommand).resolves({ Item });

    await expect(take()).rejects.toMatchObject({ kind: 'invalid', code: 'upload.missing' });
    expect(s3.calls()).toEqual([]);
  });

  // To a function that may not list the bucket, S3 refuses what is not there.
  test.each(['NoSuchKey', 'AccessDenied'])('that was never put there is missing (%s)', async (name) => {
    table.on(GetCommand).resolves({ Item: { ...film, kind, expiresAt: tomorrow() } });
    s3.on(GetObjectCommand).rejects(failure(name));

    await expect(take()).rejects.toMatchObject({ kind: 'invalid', code: 'upload.missing' });
  });
});

test('a picture that was uploaded is checked whole, and used up in the transaction', async () => {
  table.on(GetCommand).resolves({ Item: { ...film, kind: 'img', filename: 'a.png', expiresAt: tomorrow() } });
  s3.on(GetObjectCommand).resolves({ Body: { transformToByteArray: async () => png } as never });

  const { width, height, take, file } = await takePicture(reference, 'img', 'ada');

  expect([width, height]).toEqual([2, 1]);
  const { name, path } = file();
  expect([name, path]).toEqual([expect.stringMatching(/^[\da-f-]{36}\.png$/), `img/${name}`]);
  expect(take).toMatchObject([
    { remove: { Key: { pk: 'USER#ada', sk: `UPLOAD#${id}` }, ConditionExpression: 'attribute_exists(pk)' } },
    {
      put: {
        Item: {
          pk: expect.stringMatching(/^JOBS#[0-7]$/),
          kind: 'gone',
          parts: [{ part: 'upload', key: `ada/${id}` }],
        },
      },
    },
  ]);
});

test('a picture may lie in a folder of what it belongs to, from which it is removed', async () => {
  s3.on(PutObjectCommand).resolves({});
  s3.on(DeleteObjectCommand).resolves({});
  const picture = await takePicture({ filename: 'a.png', content: png }, 'community', 'ada');

  const { name, path, put, remove } = picture.file('3');
  await put();
  await remove();

  expect(path).toBe(`community/3/${name}`);
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ Key: path });
  expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toMatchObject({ Key: path });
});

test.each([
  ['gzip', Buffer.alloc(4100, Buffer.from([0x1f, 0x8b, 8]))],
  ['a tagged song', Buffer.concat([Buffer.from('ID3\x04', 'latin1'), mp4()])],
  ['nothing', Buffer.alloc(0)],
])('a video that begins as %s is of the wrong type', async (_, content) => {
  const file = { filename: 'film.mp4', content: Uint8Array.from(content) };

  await expect(takeVideo(file, 'ada')).rejects.toMatchObject({ kind: 'wrongType', code: 'video.wrong-type' });
});
