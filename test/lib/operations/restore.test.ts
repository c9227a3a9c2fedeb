import { readFileSync } from 'node:fs';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { filesIn, stepFor, stepsFor, take, type Version } from '#lib/operations/restore/files.ts';
import { isExpired, ruleOf, rules } from '#lib/operations/restore/partitions.ts';
import { key } from '#lib/operations/restore/tables.ts';
import { keys } from '#platform/table/keys.ts';

const time = new Date('2026-11-20T06:00:00Z');
const at = (hours: number, more: Partial<Version> = {}): Version => ({
  key: 'img/a.png',
  id: `v${hours}`,
  time: time.getTime() + hours * 3_600_000,
  isDeletion: false,
  isLatest: false,
  bytes: 10,
  ...more,
});

test('an item names its files, and with a picture its small one', () => {
  const id = '01234567-89ab-cdef-0123-456789abcdef';

  expect(filesIn(JSON.stringify({ cover: { name: `${id}.webp.jpg` } }))).toEqual([
    `${id}.webp`,
    `${id}.webp.jpg`,
  ]);
  expect(filesIn(JSON.stringify({ filename: `${id}.pdf` }))).toEqual([`${id}.pdf`]);
});

describe('which version of a file comes back', () => {
  const deleted = { isDeletion: true };
  test.each<[string, Version[], unknown]>([
    ['one that is as it was is left alone', [at(-1, { isLatest: true })], undefined],
    [
      'one that was deleted since is there again without its deletion',
      [at(-1), at(1, { ...deleted, isLatest: true })],
      { step: 'undelete', key: 'img/a.png', ids: ['v1'], bytes: 10 },
    ],
    [
      'one that was deleted twice loses both deletions',
      [at(-2), at(1, deleted), at(2, { ...deleted, isLatest: true })],
      { step: 'undelete', key: 'img/a.png', ids: ['v2', 'v1'], bytes: 10 },
    ],
    [
      'one that was overwritten since is copied from its version of then',
      [at(-1), at(1, { isLatest: true })],
      { step: 'copy', key: 'img/a.png', id: 'v-1', bytes: 10 },
    ],
    ['one that was put there since goes', [at(1, { isLatest: true })], { step: 'delete', key: 'img/a.png' }],
    [
      'one that had been deleted by then goes, whatever was put there since',
      [at(-2), at(-1, deleted), at(1, { isLatest: true })],
      { step: 'delete', key: 'img/a.png' },
    ],
    [
      'one that had been deleted by then stays so',
      [at(-2), at(-1, { ...deleted, isLatest: true })],
      undefined,
    ],
    ['one that came and went since stays gone', [at(1), at(2, { ...deleted, isLatest: true })], undefined],
    [
      'of two of the same second the latest counts',
      [at(0), at(0, { id: 'last', isLatest: true })],
      undefined,
    ],
  ])('%s', (_, versions, expected) => {
    expect(stepFor(versions, time.getTime())).toEqual(expected);
    expect(stepFor(versions.toReversed(), time.getTime())).toEqual(expected);
  });

  test('versions of one file that come on two pages are taken for one file', async () => {
    const s3 = mockClient(S3Client);
    const listed = (Key: string, hours: number, IsLatest: boolean) => ({
      Key,
      VersionId: `v${hours}`,
      IsLatest,
      Size: 1,
      LastModified: new Date(time.getTime() + hours * 3_600_000),
    });
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({
        DeleteMarkers: [listed('img/a.png', 1, true)],
        IsTruncated: true,
        NextKeyMarker: 'img/a.png',
        NextVersionIdMarker: 'v1',
      })
      .resolvesOnce({
        Versions: [
          listed('img/a.png', -1, false),
          listed('img/b c.png', -1, false),
          listed('img/b c.png', 1, true),
        ],
      });
    const client = new S3Client({});
    for await (const steps of stepsFor(client, 'content', time, () => true))
      await take(client, 'content', steps);

    expect(s3.commandCalls(ListObjectVersionsCommand)[1]?.args[0].input).toMatchObject({
      KeyMarker: 'img/a.png',
      VersionIdMarker: 'v1',
    });
    expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'content', Key: 'img/a.png', VersionId: 'v1' },
    ]);
    expect(s3.commandCalls(CopyObjectCommand).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'content', Key: 'img/b c.png', CopySource: 'content/img%2Fb%20c.png?versionId=v-1' },
    ]);
  });
});

test('every partition of the table has a rule for when it goes back, and there are no others', () => {
  const source = readFileSync(new URL('../../../functions/platform/table/keys.ts', import.meta.url), 'utf8');
  const sorts = (name: string) =>
    /^\$/.test(name) ? ['GROUP', 'ENTERPRISE'].map((sort) => name.replace(/^.*\}/, sort)) : [name];
  const named = [...source.matchAll(/(?:pk: |string => |=> )(?:`((?:\$\{sort\})?[A-Z]*)#|'([A-Z]+)')/g)]
    .flatMap(([, spread = '', whole = '']) => sorts(spread || whole))
    .concat('DUE', 'JOBS');

  expect([...new Set(named)].filter((name) => !rules[name])).toEqual([]);
  expect(Object.keys(rules).filter((name) => !named.includes(name))).toEqual([]);
});

test('what is of a moment stays as it is, or what limits a day could be spent twice, and who was shut out would be in', () => {
  const day = '2026-11-20';
  const ofAMoment = [
    keys.upload('ada', 'u1'),
    keys.uploads('ada', day),
    keys.today('ada', day),
    keys.codes('ada', day),
    keys.codesTo('number', day),
    keys.codesInAll(day),
  ];

  for (const { pk, sk } of ofAMoment) expect(ruleOf(key(pk, sk)), sk).toBe('moment');
  expect(ruleOf(key('USER#ada', 'FOLLOW#c'))).toBe('data');
  expect(() => ruleOf(key('NEW#ada', 'x'))).toThrow('has no rule for NEW');
});

test('what has expired does not come back', () => {
  const item = { ...key('ONCE#ada', 'ONCE'), expiresAt: { N: '1000' } };
  expect([isExpired(item, 999_999), isExpired(item, 1_000_000)]).toEqual([false, true]);
});
