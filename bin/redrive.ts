#!/usr/bin/env node
import { S3Client } from '@aws-sdk/client-s3';
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { askForDeployment, cloudOptions } from '../lib/operations/deployment.ts';
import type { KeptBatch } from '../lib/operations/redrive.ts';

const USAGE = 'Usage: npm run redrive -- --stage <stage> [--region <region>] [--yes]';

/** Lists the jobs that the worker gave up; with `--yes` hands them to the worker again. Only the cloud keeps any. */
await runCommand(async () => {
  const { options } = readSaid(USAGE, { ...cloudOptions, yes: { type: 'boolean' } }, 0);
  const { yes, ...where } = options;
  const { region, nameOf } = await askForDeployment(where);
  const at = { s3: new S3Client({ region }), bucket: nameOf('kept-bucket') };
  // TABLE_NAME must be set before the modules that write to the table are imported.
  Object.assign(process.env, { AWS_REGION: region, TABLE_NAME: nameOf('table') });
  const { keptBatches, redrive } = await import('../lib/operations/redrive.ts');
  const total = { batches: 0, jobs: 0 };
  for await (const batch of keptBatches(at)) {
    total.batches += 1;
    total.jobs += batch.jobs.length;
    say(`${batch.at}  ${jobsOf(batch)}`);
    if (!yes) continue;
    const { begun, done } = await redrive(batch, at);
    say(`  ${begun} handed to the worker again, ${done} done already; the batch is forgotten.`);
  }
  if (total.batches === 0) say('Nothing is kept: the worker failed with nothing for good.');
  else if (!yes) {
    say(`${total.batches} batches with ${total.jobs} jobs are kept. With --yes the worker gets them again.`);
  }
});

function jobsOf({ jobs }: KeptBatch): string {
  return jobs.map(({ pk, sk }) => `${pk} ${sk}`).join(', ') || 'no job';
}
