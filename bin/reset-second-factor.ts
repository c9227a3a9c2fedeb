#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Switches off the code at sign-in of a member who lost the phone with their app. */
await runOnSystem('reset-second-factor -- <user name or id>', 1, async (system, { words }) => {
  const { findAccount, resetSecondFactor } = await import('../lib/operations/moderation/account.ts');
  const { writeAudit } = await import('../lib/operations/audit.ts');
  const account = await findAccount(system, words[0] ?? '');
  await writeAudit(system, 'reset-second-factor', account.id);
  await resetSecondFactor(system, account);
  say(`${account.username} is signed out everywhere, and signs in with the password alone.`);
  say('They can switch the code on again in their profile.');
});
