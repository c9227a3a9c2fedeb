#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Removes for good a file, or what a page shows with everything that belongs to it, also from CloudFront's cache. */
await runOnSystem(
  'take-away -- <address of a file or a page> [--yes]',
  1,
  async (system, { words, options }) => {
    const { yes } = options;
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
  },
  { yes: { type: 'boolean' } },
);
