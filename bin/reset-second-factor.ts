#!/usr/bin/env node
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, cloudOptions } from '../lib/operations/deployment.ts';
import { openSystem } from '../lib/operations/system.ts';

const USAGE = `Usage: npm run reset-second-factor -- <user name or id> ${CLOUD_USAGE}`;

/** Switches off the code at sign-in of a member who lost the phone with their app. */
await runCommand(async () => {
  const { words, options } = readSaid(USAGE, cloudOptions, 1);
  const system = await openSystem(options);
  try {
    const { findAccount, resetSecondFactor } = await import('../lib/operations/moderation/account.ts');
    const { writeAudit } = await import('../lib/operations/audit.ts');
    const account = await findAccount(system, words[0] ?? '');
    await writeAudit(system, 'reset-second-factor', account.id);
    await resetSecondFactor(system, account);
    say(`${account.username} is signed out everywhere, and signs in with the password alone.`);
    say('They can switch the code on again in their profile.');
  } finally {
    await system.close();
  }
});
