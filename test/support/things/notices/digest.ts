import { expect } from 'vitest';
import { newKey } from '#test/forms.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import type { TestMember, useStack } from '#test/system/stack.ts';
import { granted } from '#test/told.ts';

type Stack = ReturnType<typeof useStack>;

export const addressOf = (name: string) => `${name}@farm.test`;

/** A new member with a confirmed address, who was there a moment ago. */
export async function newReader(stack: Stack, name: string): Promise<TestMember> {
  const attributes = { email: addressOf(name), email_verified: 'true' };
  await stack.cognito.adminCreateUser({ username: name, password: 'harvest1', attributes });
  const member = await stack.member(name);
  await granted(visit(member));
  return member;
}

/** A member says that they are there. */
export const visit = (member: TestMember, timeZone = 'UTC') =>
  member.call('PUT', '/api/digest/visit', { timeZone }, newKey());

/** What is known of a member's weekly mail. */
export async function digestItem({ id }: TestMember) {
  const { findDigest } = await import('#kinds/digest/digest-item.ts');
  return findDigest(id);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** By which a member's mails end all that follow. */
export async function tokenOfMail(member: TestMember): Promise<string> {
  await granted(visit(member));
  return `${member.id}.${(await digestItem(member))?.secret}`;
}

/** Has a member been away for so many days, and their mail due so many milliseconds ago. */
export async function away(member: TestMember, days = 8, late = 0): Promise<string> {
  const { changeDigest } = await import('#kinds/digest/digest-item.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const item = await digestItem(member);
  expect(item).toBeDefined();
  const dueAt = new Date(Date.now() - late).toISOString();
  const visitedAt = new Date(Date.now() - days * DAY_MS).toISOString();
  await writeTogether(changeDigest(member.id, item, { visitedAt, dueAt }));
  return dueAt;
}

/** The clock calls the worker, which does all that is due. */
export async function clockPasses(now = Date.now()): Promise<void> {
  await clockCalls(now);
  await workerRests();
}

/** The weekly mails to a member, the newest first. */
export const mailsTo = (stack: Stack, name: string) =>
  stack.mailbox.list().filter(({ to, html }) => to === addressOf(name) && html !== undefined);
