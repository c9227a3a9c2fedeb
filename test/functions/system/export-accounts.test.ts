import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';

process.env['USER_POOL_ID'] = 'eu-west-1_pool';
process.env['ACCOUNTS_BUCKET'] = 'accounts';
const { exportAccounts } = await import('#functions/system/accounts.ts');

const cognito = mockClient(CognitoIdentityProviderClient);
const s3 = mockClient(S3Client);
const stored = new Map<string, string>();
const now = Date.parse('2026-11-22T03:00:00Z');
const enough = { getRemainingTimeInMillis: () => 840_000 };
const page = (name: string) => [
  {
    Username: name,
    Enabled: true,
    UserStatus: 'CONFIRMED' as const,
    UserCreateDate: new Date('2026-01-02T03:04:05Z'),
    Attributes: [
      { Name: 'sub', Value: `sub-of-${name}` },
      { Name: 'email', Value: `${name}@example.org` },
    ],
  },
];
const lines = (name: string) =>
  stored
    .get(`accounts/2026-11-22/${name}`)
    ?.trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeEach(() => {
  cognito.reset();
  s3.reset();
  stored.clear();
  s3.on(PutObjectCommand).callsFake(({ Key, Body }) => void stored.set(Key, Body));
  s3.on(GetObjectCommand).callsFake(({ Key }) => {
    const body = stored.get(Key);
    if (body === undefined) throw Object.assign(new Error('none'), { name: 'NoSuchKey' });
    return { Body: { transformToString: async () => body } };
  });
  cognito.on(ListUsersInGroupCommand).resolves({ Users: page('root') });
});

/** So many pages of one member each; the token says which. */
const pages = (count: number) =>
  cognito.on(ListUsersCommand).callsFake(({ PaginationToken }) => {
    const at = Number(PaginationToken ?? 0);
    return { Users: page(`m${at}`), PaginationToken: at + 1 < count ? String(at + 1) : undefined };
  });

test('all of a pool is written down as lines, with who is in which group, and no password', async () => {
  pages(3);

  expect(await exportAccounts(enough, now)).toEqual({ day: '2026-11-22', users: 3, isNew: true });

  expect(lines('00001.jsonl')).toEqual(
    [0, 1, 2].map((at) => ({
      username: `m${at}`,
      enabled: true,
      status: 'CONFIRMED',
      createdAt: '2026-01-02T03:04:05.000Z',
      attributes: { sub: `sub-of-m${at}`, email: `m${at}@example.org` },
    })),
  );
  expect(lines('group-admin.jsonl')).toMatchObject([{ username: 'root' }]);
  expect(lines('progress.json')).toMatchObject([{ parts: 1, users: 3, completedAt: expect.any(String) }]);
  expect(cognito.commandCalls(ListUsersCommand)[0]?.args[0].input).toMatchObject({ Limit: 60 });
});

test('what is whole is left as it is until the next day', async () => {
  pages(1);
  await exportAccounts(enough, now);

  expect(await exportAccounts(enough, now + 60_000)).toEqual({ day: '2026-11-22', users: 1, isNew: false });
  expect(cognito.commandCalls(ListUsersCommand)).toHaveLength(1);
  expect((await exportAccounts(enough, now + 24 * 3_600_000)).day).toBe('2026-11-23');
});

test('a run that has no time left, or breaks off, is gone on with by the next', async () => {
  pages(12);
  let left = 840_000;
  const short = {
    getRemainingTimeInMillis: () => {
      const now = left;
      left = 1000;
      return now;
    },
  };
  expect(await exportAccounts(short, now)).toMatchObject({ users: 10, isNew: false });
  cognito.on(ListUsersInGroupCommand).rejectsOnce(new Error('busy')).resolves({ Users: [] });
  await expect(exportAccounts(enough, now)).rejects.toThrow('busy');

  expect(await exportAccounts(enough, now)).toMatchObject({ isNew: true });
  const progress = lines('progress.json')?.[0];
  expect([progress.users, lines('00001.jsonl')?.length, lines('00002.jsonl')?.length]).toEqual([12, 10, 2]);
});

test('a place that Cognito has forgotten is none: the day begins anew', async () => {
  stored.set('accounts/2026-11-22/progress.json', JSON.stringify({ parts: 4, users: 200, token: 'old' }));
  cognito
    .on(ListUsersCommand, { PaginationToken: 'old' })
    .rejects(Object.assign(new Error('expired'), { name: 'InvalidParameterException' }))
    .on(ListUsersCommand, { PaginationToken: undefined })
    .resolves({ Users: page('m0') });

  expect(await exportAccounts(enough, now)).toMatchObject({ users: 1, isNew: true });
  expect(lines('progress.json')).toMatchObject([{ parts: 1, users: 1 }]);
});
