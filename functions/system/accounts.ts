import { setTimeout as pause } from 'node:timers/promises';
import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { clientSettings } from '#platform/client-settings.ts';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';

/*
 * The accounts of a pool as JSON lines under `accounts/<day>/`: everything but passwords, which Cognito shows to
 * nobody. `progress.json` says how far the day's list is, and when it is whole.
 */

const cognito = new CognitoIdentityProviderClient(clientSettings(10_000));
const UserPoolId = requireEnv('USER_POOL_ID');
const Bucket = requireEnv('ACCOUNTS_BUCKET');

const GROUPS = ['admin'];
const PAGE_SIZE = 60; // Cognito's limit
const PAGES_OF_A_PART = 10;
const PAGE_INTERVAL_MS = 100; // ms from one to the next: a third of what Cognito allows in a second to the whole account
const TIME_TO_END_MS = 60_000; // ms left in which nothing new is begun
const EXPORT_STARTS_MS = 2 * 60 * 60_000; // ms after midnight UTC: a day's is begun then

const Progress = z.object({
  parts: z.int(),
  users: z.int(),
  /** The token of the next page; none once all pages are there. */
  token: z.optional(z.string()),
  /** When the list was whole (ISO). */
  completedAt: z.optional(z.string()),
});
type Progress = z.infer<typeof Progress>;

interface Clock {
  readonly getRemainingTimeInMillis: () => number;
}

/** Continues the day's list; answers how many accounts are in it, and whether it is whole now. */
export async function exportAccounts(
  clock: Clock,
  now = Date.now(),
): Promise<{ users: number; day: string; isNew: boolean }> {
  const day = new Date(now - EXPORT_STARTS_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const folder = `accounts/${day}`;
  let progress = await readProgress(folder);
  if (progress?.completedAt) return { day, users: progress.users, isNew: false };
  while (!progress || progress.token !== undefined) {
    if (clock.getRemainingTimeInMillis() < TIME_TO_END_MS)
      return { day, users: progress?.users ?? 0, isNew: false };
    progress = await nextPart(folder, progress);
    await put(`${folder}/progress.json`, JSON.stringify(progress));
  }
  for (const group of GROUPS) await put(`${folder}/group-${group}.jsonl`, await membersOf(group));
  await put(
    `${folder}/progress.json`,
    JSON.stringify({ ...progress, completedAt: new Date().toISOString() }),
  );
  return { day, users: progress.users, isNew: true };
}

/** Writes a further part. Cognito forgets a page token within an hour: then the list begins anew. */
async function nextPart(folder: string, progress: Progress | undefined): Promise<Progress> {
  const { parts = 0, users = 0 } = progress ?? {};
  const found: UserType[] = [];
  let token = progress?.token;
  try {
    for (let page = 0; page < PAGES_OF_A_PART; page += 1) {
      const begun = performance.now();
      const reply = await cognito.send(
        new ListUsersCommand({ UserPoolId, Limit: PAGE_SIZE, PaginationToken: token }),
      );
      found.push(...(reply.Users ?? []));
      token = reply.PaginationToken;
      if (token === undefined) break;
      await pause(Math.max(0, PAGE_INTERVAL_MS - (performance.now() - begun)));
    }
  } catch (cause) {
    const isForgotten = cause instanceof Error && cause.name === 'InvalidParameterException';
    if (!isForgotten || !progress?.token) throw cause;
    return nextPart(folder, undefined);
  }
  await put(`${folder}/${String(parts + 1).padStart(5, '0')}.jsonl`, linesOf(found));
  return { parts: parts + 1, users: users + found.length, token };
}

/** The members of a group, page by page: administrators are few. */
async function membersOf(GroupName: string): Promise<string> {
  const found: UserType[] = [];
  let token: string | undefined;
  do {
    const reply: { Users?: UserType[] | undefined; NextToken?: string | undefined } = await cognito.send(
      new ListUsersInGroupCommand({ UserPoolId, GroupName, Limit: PAGE_SIZE, NextToken: token }),
    );
    found.push(...(reply.Users ?? []));
    token = reply.NextToken;
  } while (token !== undefined);
  return linesOf(found);
}

const linesOf = (users: readonly UserType[]): string =>
  users.map((user) => `${JSON.stringify(lineOf(user))}\n`).join('');

/** `sub` among the attributes is the id that the table knows a member by. */
const lineOf = ({ Username, Enabled, UserStatus, UserCreateDate, Attributes = [] }: UserType) => ({
  username: Username,
  enabled: Enabled,
  status: UserStatus,
  createdAt: UserCreateDate?.toISOString(),
  attributes: Object.fromEntries(Attributes.map(({ Name = '', Value }) => [Name, Value])),
});

async function readProgress(folder: string): Promise<Progress | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: `${folder}/progress.json` }));
    return Progress.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'NoSuchKey') return undefined;
    throw cause;
  }
}

async function put(Key: string, Body: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/x-ndjson' }));
}
