#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { LocalError } from '../lib/local/local-error.ts';
import { runCommand, say } from '../lib/operations/command.ts';
import { askForDeployment, cloudOptions } from '../lib/operations/deployment.ts';
import { run, type Wanted } from '../lib/operations/restore/run.ts';

const USAGE = `Usage: npm run restore -- --from <time, as 2026-11-22T18:40:00Z>
         [--missing | --only <id> ... | --replace <name of the table>] [--yes] [--drop-copy]
         --stage <stage> [--region <region>]`;

/** Restores the running system to an earlier time, with the operator's own AWS credentials. */
await runCommand(async () => {
  const { where, ...wanted } = readArguments();
  const { region, nameOf } = await askForDeployment(where);
  const names = { table: nameOf('table'), bucket: nameOf('content-bucket') };
  // Retries more often than a function may, because no member waits for it.
  const client = new DynamoDBClient({ region, maxAttempts: 10 });
  await run({ ...wanted, ...names }, { client, s3: new S3Client({ region }), say });
});

function readArguments(): Omit<Wanted, 'table' | 'bucket'> & { where: Record<string, string> } {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  try {
    const {
      from,
      missing,
      only,
      replace,
      yes,
      'drop-copy': dropCopy,
      ...where
    } = parseArgs({
      options: {
        ...cloudOptions,
        from: text,
        only: { type: 'string', multiple: true },
        replace: text,
        missing: flag,
        yes: flag,
        'drop-copy': flag,
      },
    }).values;
    const modes = [missing && ('missing' as const), only, replace !== undefined && { replace }].filter(
      (mode) => !!mode,
    );
    const time = timeOf(from);
    if (time && modes.length <= 1)
      return { time, yes, dropCopy, what: modes[0], where: where as Record<string, string> };
  } catch {
    // A time that Date cannot parse is refused with the same message.
  }
  throw new LocalError(USAGE);
}

/** The time must name its zone: without one, another machine would read another time. */
function timeOf(text = ''): Date | undefined {
  const time = new Date(text);
  return /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined;
}
