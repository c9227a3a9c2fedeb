#!/usr/bin/env node
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, cloudOptions } from '../lib/operations/deployment.ts';
import { openSystem } from '../lib/operations/system.ts';

const USAGE = `Usage: npm run audit -- ${CLOUD_USAGE}`;

/** Lists what operators did to members and to what they made: when, who, by which command, to whom. */
await runCommand(async () => {
  const { options } = readSaid(USAGE, cloudOptions, 0);
  const system = await openSystem(options);
  try {
    const { readAudit } = await import('../lib/operations/audit.ts');
    let count = 0;
    for await (const { at, by, command, subject } of readAudit()) {
      count += 1;
      say(`${at}  ${by}  ${command}  ${subject}`);
    }
    if (count === 0) say('Nothing was done by an operator yet.');
  } finally {
    await system.close();
  }
});
