import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { takeFilesAway } from '#lib/operations/moderation/files.ts';

const s3 = mockClient(S3Client);
const edge = mockClient(CloudFrontClient);
beforeEach(() => {
  s3.reset();
  edge.reset();
  edge.on(CreateInvalidationCommand).resolves({});
  s3.on(DeleteObjectsCommand).resolves({});
});

const told = () => edge.commandCalls(CreateInvalidationCommand).map(({ args }) => args[0].input);

test('of a file every version goes, what says that it was deleted too, and its copies at the edge', async () => {
  const Key = 'img/a.png';
  s3.on(ListObjectVersionsCommand)
    .resolvesOnce({
      Versions: [
        { Key, VersionId: '3' },
        { Key: 'img/a.png.other', VersionId: '9' },
      ],
      IsTruncated: true,
      NextKeyMarker: Key,
      NextVersionIdMarker: '3',
    })
    .resolves({ Versions: [{ Key, VersionId: '1' }], DeleteMarkers: [{ Key, VersionId: '2' }] });

  expect(await takeFilesAway([Key, Key], { distributionId: 'E1' })).toBe(true);

  const listed = s3.commandCalls(ListObjectVersionsCommand).map(({ args }) => args[0].input);
  expect(listed).toEqual([
    { Bucket: 'content', Prefix: Key },
    { Bucket: 'content', Prefix: Key, KeyMarker: Key, VersionIdMarker: '3' },
  ]);
  const removed = s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input.Delete?.Objects);
  expect(removed).toEqual([
    [{ Key, VersionId: '3' }],
    [
      { Key, VersionId: '1' },
      { Key, VersionId: '2' },
    ],
  ]);
  expect(told()).toEqual([
    {
      DistributionId: 'E1',
      InvalidationBatch: {
        CallerReference: expect.stringMatching(/^\w{26}$/),
        Paths: { Quantity: 1, Items: ['/img/a.png'] },
      },
    },
  ]);
});

test('the small picture of a picture goes with it, at the edge too', async () => {
  s3.on(ListObjectVersionsCommand).callsFake(({ Prefix }) => ({
    Versions: [{ Key: Prefix, VersionId: '1' }],
  }));

  await takeFilesAway(['img/a.webp.jpg'], { distributionId: 'E1' });

  const removed = s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input.Delete?.Objects);
  expect(removed.flat().map((one) => one?.Key)).toEqual(['img/a.webp', 'img/a.webp.jpg']);
  expect(told()[0]?.InvalidationBatch?.Paths?.Items).toEqual(['/img/a.webp', '/img/a.webp.jpg']);
});

test('a version that stays is a failure', async () => {
  s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'img/a.png', VersionId: '1' }] });
  s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Code: 'AccessDenied', Message: 'Access Denied' }] });

  await expect(takeFilesAway(['img/a.png'], { distributionId: 'E1' })).rejects.toThrow('AccessDenied');
  expect(told()).toEqual([]);
});

test('of more files than a distribution forgets at a time it is not told', async () => {
  s3.on(ListObjectVersionsCommand).resolves({});
  const paths = Array.from({ length: 3001 }, (_, index) => `img/${index}.png`);

  expect(await takeFilesAway(paths, { distributionId: 'E1' })).toBe(false);
  expect([await takeFilesAway([], { distributionId: 'E1' }), told()]).toEqual([true, []]);
});
