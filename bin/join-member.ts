#!/usr/bin/env node
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, cloudOptions } from '../lib/operations/deployment.ts';
import { openSystem } from '../lib/operations/system.ts';

const USAGE = `Usage: npm run join-member -- <old id> <user name> ${CLOUD_USAGE}`;

/** Joins a new account to the id that its member had in a pool that was lost. */
await runCommand(async () => {
  const { words, options } = readSaid(USAGE, cloudOptions, 2);
  const [oldId = '', username = ''] = words;
  const system = await openSystem(options);
  try {
    const { findNewcomer, joinMember } = await import('../lib/operations/moderation/join.ts');
    const { writeAudit } = await import('../lib/operations/audit.ts');
    const account = await findNewcomer(system, oldId, username);
    await writeAudit(system, 'join-member', oldId);
    await joinMember(system, oldId, account);
    say(
      `${account.username} is the member ${oldId} again, with all their things, from their next sign-in on.`,
    );
  } finally {
    await system.close();
  }
});
