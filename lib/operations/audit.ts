import { userInfo } from 'node:os';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { keys } from '#platform/table/keys.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { walk } from '#platform/table/walk.ts';
import type { System } from './system.ts';

/** What an operator did to members or to what they made. */
export const AuditEntry = z.object({
  /** When the command began, ISO 8601 UTC. */
  at: z.string(),
  /** The operator: the ARN of their AWS identity, or the user of this machine. */
  by: z.string(),
  command: z.string(),
  /** The member's id, or the address. */
  subject: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Writes an entry before a command does what it says, so that nothing is done without one. No command changes or
 * removes an entry, and a restore leaves them all.
 */
export async function writeAudit(
  system: Pick<System, 'region'>,
  command: string,
  subject: string,
): Promise<void> {
  const entry: AuditEntry = { at: new Date().toISOString(), by: await operator(system), command, subject };
  const Item = { ...keys.audit(ulid()), ...entry };
  await writeTogether([{ put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } }]);
}

/** All entries, the oldest first. */
export async function* readAudit(): AsyncGenerator<AuditEntry> {
  const { pk } = keys.audit('');
  for await (const item of walk({ pk, from: '0', to: '~' }, { forward: true })) yield AuditEntry.parse(item);
}

async function operator({ region }: Pick<System, 'region'>): Promise<string> {
  if (!region) return userInfo().username;
  const client = new STSClient({ region });
  const { Arn } = await client.send(new GetCallerIdentityCommand({}));
  client.destroy();
  return Arn ?? 'unknown';
}
