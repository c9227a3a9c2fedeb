#!/usr/bin/env node
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, cloudOptions } from '../lib/operations/deployment.ts';
import { openSystem } from '../lib/operations/system.ts';

const USAGE = `Usage: npm run enable-member -- <user name or id> ${CLOUD_USAGE}`;

/** Enables a disabled account again. */
await runCommand(async () => {
  const { words, options } = readSaid(USAGE, cloudOptions, 1);
  const system = await openSystem(options);
  try {
    const { enableMember, findAccount } = await import('../lib/operations/moderation/account.ts');
    const { listDeedOn } = await import('../lib/operations/moderation/deeds.ts');
    const { writeAudit } = await import('../lib/operations/audit.ts');
    const account = await findAccount(system, words[0] ?? '');
    await writeAudit(system, 'enable-member', account.id);
    await enableMember(system, account);
    await listDeedOn('enable-member', account.id);
    say(`${account.username} is enabled, and can sign in again.`);
  } finally {
    await system.close();
  }
});
