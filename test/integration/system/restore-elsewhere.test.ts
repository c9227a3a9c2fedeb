import { createHash } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { createTable } from '#lib/local/engine/table.ts';
import { poolClient } from '#lib/local/local-pool.ts';
import { findRunning } from '#lib/local/running.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { ruleOf } from '#lib/operations/restore/partitions.ts';
import { restoreWhole } from '#lib/operations/restore/restore.ts';
import { type Item, nameOf, pkOf, plain, putAll } from '#lib/operations/restore/tables.ts';
import { eventually } from '#test/eventually.ts';
import { standInS3 } from '#test/system/bucket.ts';
import { copyDemo } from '#test/system/demo-folder.ts';
import { liveTables, miscounted, versionedBucket, wholeTable } from '#test/system/restore.ts';
import { callingAs, type TestMember, useStack } from '#test/system/stack.ts';
import { startSystem } from '../../lib/local/running-system.ts';
import { temporaryFolder } from '../../lib/local/temporary-folder.ts';

/*
 * The drill of `docs/operations.md` (Loss of an account or a region): a system full of what members made is copied,
 * lost, and put into another one, which had nothing.
 */

const other = useStack();

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const COPY = 'furrow-as-of-the-loss';

interface File {
  readonly Key: string;
  readonly Body: Uint8Array;
  readonly ContentType: string | undefined;
  readonly CacheControl: string | undefined;
}

async function filesOf(s3: S3Client): Promise<File[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'content' }));
  const files: File[] = [];
  for (const { Key = '' } of Contents) {
    const { Body, ContentType, CacheControl } = await s3.send(
      new GetObjectCommand({ Bucket: 'content', Key }),
    );
    files.push({
      Key,
      Body: (await Body?.transformToByteArray()) ?? new Uint8Array(),
      ContentType,
      CacheControl,
    });
  }
  return files;
}

/** Each file by the hash of its bytes, and as what it is served. */
const hashesOfFiles = (files: readonly File[]) =>
  Object.fromEntries(files.map(({ Key, Body, ContentType }) => [Key, [hashOf(Body), ContentType]]));

/** Each item that lasts by the hash of all that it says. */
const hashesOfItems = (items: readonly Item[]) =>
  Object.fromEntries(
    items
      .filter((item) => ['data', 'replies'].includes(ruleOf(item)))
      .map((item) => [nameOf(item), hashOf(JSON.stringify(sorted(item)))]),
  );

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([name, each]) => [name, name === 'SS' ? (each as string[]).toSorted() : sorted(each)]),
  );
}

/** Lists of all that there is, and the first of each. */
const LISTS: readonly (readonly [list: string, one: (card: Record<string, string>) => string])[] = [
  ['/api/communities', ({ id }) => `/api/communities/${id}`],
  ['/api/news/community/3', ({ id }) => `/api/news/${id}/community/3`],
  ['/api/groups/community/3', ({ id }) => `/api/posts/group/${id}`],
  ['/api/enterprises/community/3', ({ id }) => `/api/posts/enterprise/${id}`],
  ['/api/courses', ({ id }) => `/api/courses/${id}`],
  ['/api/courses/user', ({ id }) => `/api/lessons/course/${id}`],
  ['/api/resources', ({ id }) => `/api/replies/resource/${id}`],
  ['/api/collections?of=library&scope=users', ({ id }) => `/api/collections/${id}`],
  ['/api/chats', ({ id }) => `/api/chats/${id}`],
  ['/api/surveys?scope=open', ({ id }) => `/api/surveys/${id}`],
  ['/api/communities/user', ({ id }) => `/api/communities-users/community/${id}`],
  ['/api/notices', () => '/api/users/profile'],
];

/** What a member reads, page after page. */
async function pagesOf(member: TestMember): Promise<Record<string, unknown>> {
  const pages: Record<string, unknown> = {};
  const read = async (path: string) => {
    const { status, body } = await member.call('GET', path);
    pages[path] = [status, body];
    return body.data ?? body.communities ?? [];
  };
  for (const [list, one] of LISTS) {
    const [first] = await read(list);
    if (first) await read(one(first));
  }
  return pages;
}

/** Of each member that the table knows: the account, as the nightly list of accounts has it. */
async function accountsOf(
  items: readonly Item[],
  { endpoint, userPoolId }: { endpoint: string; userPoolId: string },
) {
  const pool = poolClient(endpoint);
  const names = items
    .map(plain)
    .filter(({ pk, username }) => String(pk).startsWith('USER#') && typeof username === 'string')
    .map(({ username }) => String(username));
  const accounts = [];
  for (const name of names) {
    const asked = { UserPoolId: userPoolId, Username: name };
    const { UserAttributes = [], Username = name } = await pool.send(new AdminGetUserCommand(asked));
    const { Groups = [] } = await pool.send(new AdminListGroupsForUserCommand(asked));
    const { sub = '', ...attributes } = Object.fromEntries(
      UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value]),
    );
    accounts.push({
      username: Username,
      sub,
      attributes,
      groups: Groups.flatMap(({ GroupName = [] }) => GroupName),
    });
  }
  pool.destroy();
  return accounts;
}

/** Takes all that is kept of a system, and ends it. */
async function copyOf(folder: string) {
  await copyDemo(folder);
  const { system, url, pool } = await startSystem(folder);
  const running = findRunning(folder);
  if (!running) throw new Error('it does not run');
  const client = new DynamoDBClient({ endpoint: running.dynamodb });
  const s3 = standInS3({ endpoint: running.s3 });
  const tables = { client, live: running.tableName, copy: '' };
  const table = () => wholeTable(tables);
  await eventually(async () => (await table()).filter((item) => pkOf(item).startsWith('JOBS')), [], 60_000);
  const pages: Record<string, unknown> = {};
  for (const name of ['farmer', 'teacher'])
    pages[name] = await pagesOf(callingAs(url, await signIn(pool, name, 'harvest1')));
  const items = await table();
  const kept = {
    items,
    pages,
    files: await filesOf(s3),
    miscounted: await miscounted(tables),
    accounts: await accountsOf(items, { endpoint: pool.endpoint, userPoolId: running.userPoolId }),
  };
  client.destroy();
  s3.destroy();
  system.process.kill('SIGKILL');
  await system.ended;
  return kept;
}

test('a system that is lost is there again in another one: each item, each file, and members who read the same', async () => {
  const kept = await copyOf(temporaryFolder());
  const read = Object.values(kept.pages).flatMap((pages) => Object.entries(pages as object));
  expect(read.filter(([, [status]]) => status !== 200)).toEqual([]);
  expect([kept.items.length > 500, kept.files.length > 10, kept.accounts.length > 5]).toEqual([
    true,
    true,
    true,
  ]);
  process.stdout.write(
    `restored: ${kept.items.length} items, ${kept.files.length} files, ${kept.accounts.length} accounts, ${read.length} pages\n`,
  );

  // What the cloud does: the copy of the table under its name, and the content in the new bucket.
  const tables = liveTables(COPY);
  await createTable(COPY);
  await putAll(tables.client, COPY, kept.items);
  const s3 = standInS3();
  for (const file of kept.files) await s3.send(new PutObjectCommand({ Bucket: 'content', ...file }));
  const versions = await versionedBucket();
  await restoreWhole({ tables, s3: versions.s3, bucket: 'content', time: versions.time });

  expect(hashesOfItems(await wholeTable(tables))).toEqual(hashesOfItems(kept.items));
  expect(hashesOfFiles(await filesOf(s3))).toEqual(hashesOfFiles(kept.files));
  expect(await miscounted(tables)).toEqual(kept.miscounted);

  const { findNewcomer, joinMember } = await import('#lib/operations/moderation/join.ts');
  const pool = { userPoolId: other.cognito.userPoolId, cognito: poolClient(other.cognito.endpoint) };
  for (const { username, sub, attributes, groups } of kept.accounts) {
    await other.cognito.adminCreateUser({ username, password: 'new-harvest', attributes, groups });
    await joinMember(pool, sub, await findNewcomer(pool, sub, username));
  }
  for (const [name, pages] of Object.entries(kept.pages)) {
    const session = await signIn(other.cognito, name, 'new-harvest');
    expect(session.id).toBe(kept.accounts.find(({ username }) => username === name)?.sub);
    expect(await pagesOf(callingAs(other.url, session))).toEqual(pages);
  }
  tables.client.destroy();
  pool.cognito.destroy();
  s3.destroy();
}, 300_000);
