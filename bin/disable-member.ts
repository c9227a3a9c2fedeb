#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Disables a member's account; what they made stays as it is. */
await runOnSystem('disable-member -- <user name or id>', 1, async (system, { words }) => {
  const { disableMember, findAccount } = await import('../lib/operations/moderation/account.ts');
  const { listDeedOn } = await import('../lib/operations/moderation/deeds.ts');
  const { writeAudit } = await import('../lib/operations/audit.ts');
  const account = await findAccount(system, words[0] ?? '');
  await writeAudit(system, 'disable-member', account.id);
  await disableMember(system, account);
  await listDeedOn('disable-member', account.id);
  say(`${account.username} is disabled: signed out everywhere, and can write nothing any more.`);
  say('An open page reads on for a minute at most, and is signed out.');
});
