#!/usr/bin/env node
import { say } from '../lib/operations/command.ts';
import { runOnSystem } from '../lib/operations/system.ts';

/** Lists what operators did to members and to what they made: when, who, by which command, to whom. */
await runOnSystem('audit --', 0, async () => {
  const { readAudit } = await import('../lib/operations/audit.ts');
  let count = 0;
  for await (const { at, by, command, subject } of readAudit()) {
    count += 1;
    say(`${at}  ${by}  ${command}  ${subject}`);
  }
  if (count === 0) say('Nothing was done by an operator yet.');
});
