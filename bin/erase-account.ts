#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

const flags = { yes: { type: 'boolean' }, 'keep-communities': { type: 'boolean' } } as const;

/** Erases an account with everything that its member made; without --yes it only lists what that is. */
await runOnSystem(
  'erase-account -- <user name or id> [--yes] [--keep-communities]',
  1,
  async (system, { words, options }) => {
    const { yes, 'keep-communities': keeps } = options;
    const { findMember } = await import('../lib/operations/moderation/account.ts');
    const { eraseAccount, requireSomebody, surveyAccount } = await import(
      '../lib/operations/moderation/erase.ts'
    );
    const { describe, stays } = await import('../lib/operations/moderation/words.ts');
    const account = await findMember(system, words[0] ?? '');
    const how = { keepsCommunities: keeps === true, tell: say };
    if (!yes) {
      const survey = await surveyAccount(account, how);
      requireSomebody(account, survey);
      for (const line of describe(account, survey)) say(line);
      say('Nothing is changed: say --yes to erase it all. It cannot be undone.');
      return;
    }
    if (account.isUnknown) requireSomebody(account, await surveyAccount(account, how));
    const { writeAudit } = await import('../lib/operations/audit.ts');
    await writeAudit(system, 'erase-account', account.id);
    const { isEdgeTold } = await eraseAccount(system, account, how);
    say(`${account.username} is erased. Nothing in the table is theirs any more.`);
    for (const line of stays) say(line);
    if (!isEdgeTold) say('- there were too many files to tell the edge: it forgets its copies within a day.');
  },
  flags,
);
