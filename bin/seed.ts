#!/usr/bin/env node
import { chosenFolder } from '../lib/local/data-folder.ts';
import { DEMO_PASSWORD } from '../lib/local/demo/accounts.ts';
import { LocalError } from '../lib/local/local-error.ts';
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { seed, WITH_ACCOUNT } from '../lib/operations/seed/seed.ts';

const usage = `Say how many members a new local system is to have, 10 to 200,000: npm run seed -- --members 100000
The first ${WITH_ACCOUNT}, seed1 to seed${WITH_ACCOUNT}, can sign in (password ${DEMO_PASSWORD}); the others are there for them to find.`;

/** Fills a new data folder with what so many members have done. */
await runCommand(async () => {
  const { options } = readSaid(usage, { members: { type: 'string' } }, 0);
  const members = Number(options['members']);
  if (!Number.isInteger(members) || members < WITH_ACCOUNT || members > 200_000) throw new LocalError(usage);
  const path = chosenFolder();
  const begun = performance.now();
  await seed(path, members);
  say(
    `${path} has ${members} members after ${Math.ceil((performance.now() - begun) / 1000)} s. Sign in as seed1 to seed${WITH_ACCOUNT}, password ${DEMO_PASSWORD}.`,
  );
});
