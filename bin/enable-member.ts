#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Enables a disabled account again. */
await runOnSystem('enable-member -- <user name or id>', 1, async (system, { words }) => {
  const { enableMember, findAccount } = await import('../lib/operations/moderation/account.ts');
  const { listDeedOn } = await import('../lib/operations/moderation/deeds.ts');
  const { writeAudit } = await import('../lib/operations/audit.ts');
  const account = await findAccount(system, words[0] ?? '');
  await writeAudit(system, 'enable-member', account.id);
  await enableMember(system, account);
  await listDeedOn('enable-member', account.id);
  say(`${account.username} is enabled, and can sign in again.`);
});
