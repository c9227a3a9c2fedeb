#!/usr/bin/env node
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, cloudOptions } from '../lib/operations/deployment.ts';
import { openSystem } from '../lib/operations/system.ts';

const USAGE = `Usage: npm run take-away -- <address of a file or a page> [--yes] ${CLOUD_USAGE}`;

/** Removes for good a file, or what a page shows with everything that belongs to it, also from CloudFront's cache. */
await runCommand(async () => {
  const { words, options } = readSaid(USAGE, { ...cloudOptions, yes: { type: 'boolean' } }, 1);
  const { yes, ...where } = options;
  const system = await openSystem(where);
  try {
    const { findTaking } = await import('../lib/operations/moderation/take-away.ts');
    const { what, takeAway } = await findTaking(words[0] ?? '', system);
    if (!yes) {
      say(`${what}, would go for good. Nothing is changed: say --yes.`);
      return;
    }
    const began = Date.now();
    const { writeAudit } = await import('../lib/operations/audit.ts');
    await writeAudit(system, 'take-away', words[0] ?? '');
    const isEdgeTold = await takeAway();
    const { patience, workerIsThrough } = await import('../lib/operations/moderation/through.ts');
    const isThrough = await workerIsThrough(began, patience);
    say(`${what}, is gone.${isThrough ? '' : ' The worker is still removing what hung on it.'}`);
    if (!isEdgeTold) say('There were too many files to tell the edge: it forgets them within a day.');
    else if (system.distributionId) say('The edge forgets its copies within minutes.');
  } finally {
    await system.close();
  }
});
