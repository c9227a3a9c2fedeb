#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Joins a new account to the id that its member had in a pool that was lost. */
await runOnSystem('join-member -- <old id> <user name>', 2, async (system, { words }) => {
  const [oldId = '', username = ''] = words;
  const { findNewcomer, joinMember } = await import('../lib/operations/moderation/join.ts');
  const { writeAudit } = await import('../lib/operations/audit.ts');
  const account = await findNewcomer(system, oldId, username);
  await writeAudit(system, 'join-member', oldId);
  await joinMember(system, oldId, account);
  say(`${account.username} is the member ${oldId} again, with all their things, from their next sign-in on.`);
});
