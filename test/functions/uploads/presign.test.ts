import { PutObjectCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const Bucket = 'furrow-uploads-1x2y3z';
const id = '01JZ0000000000000000000000';
const Key = `ada/${id}`;
const draft = {
  id,
  kind: 'videoResource',
  filename: 'film.mp4',
  contentType: 'video/mp4',
  size: 77,
} as const;
const upload = { ...draft, multipartId: 'Ab._-~+/=9', expiresAt: 2_000_000_000 };

beforeAll(() => {
  Object.assign(process.env, {
    TABLE_NAME: 'table',
    UPLOAD_ADDRESS: `https://${Bucket}.s3.eu-west-1.amazonaws.com`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'a session/of=Lambda+s',
  });
});
// A signature is of its second.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

/** Each by its decoded parts: the same may be escaped in two ways. */
const partsOf = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return { origin, pathname, query: [...searchParams].sort() };
};
const ofClient = (command: PutObjectCommand | UploadPartCommand, signed: string[]) =>
  getSignedUrl(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }), command as PutObjectCommand, {
    expiresIn: 3600,
    signableHeaders: new Set(['host', ...signed]),
  });

test("a whole file is signed as S3's own client would sign it", async () => {
  const { presign } = await import('#functions/uploads/presign.ts');
  const command = new PutObjectCommand({ Bucket, Key, ContentType: 'video/mp4', ContentLength: 77 });

  const { url, headers } = await presign('ada', draft);

  expect(partsOf(url)).toEqual(partsOf(await ofClient(command, ['content-type', 'content-length'])));
  expect(headers).toEqual({ 'content-type': 'video/mp4' });
});

test("a part is signed as S3's own client would sign it", async () => {
  const { presignPart } = await import('#functions/uploads/presign.ts');
  const part = { PartNumber: 3, ContentLength: 5 };
  const command = new UploadPartCommand({ Bucket, Key, UploadId: upload.multipartId, ...part });

  const url = await presignPart('ada', upload, { number: 3, size: 5 });

  expect(partsOf(url)).toEqual(partsOf(await ofClient(command, ['content-length'])));
});
