#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { say } from '../lib/operations/command.ts';
import { deploy } from '../lib/operations/deploy.ts';
import { configuredRegion } from '../lib/operations/deployment.ts';
import { DeploymentError } from '../lib/operations/deployment-error.ts';

const USAGE = `Usage: npm run deploy -- [--context <setting>=<value>]... [--assembly <folder>] [--yes]
Builds and deploys Furrow into the AWS account of your credentials. With --assembly it deploys
what \`npx cdk synth --output <folder>\` built with the same settings. Without --yes, changes to rights are asked about first.`;

const root = new URL('..', import.meta.url);

function readArguments(): { context: string[]; assembly?: string | undefined; yes: boolean } {
  try {
    const { context, assembly, yes } = parseArgs({
      options: {
        context: { type: 'string', short: 'c', multiple: true, default: [] },
        assembly: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
      },
    }).values;
    if (context.every((setting) => /^\w+=/.test(setting))) return { context, assembly, yes };
  } catch {
    // runCommand below prints the error.
  }
  throw new DeploymentError(USAGE);
}

async function cdk(words: readonly string[]): Promise<number> {
  const program = fileURLToPath(new URL('node_modules/aws-cdk/bin/cdk', root));
  const child = spawn(process.execPath, [program, ...words], { cwd: fileURLToPath(root), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

try {
  const { context, assembly, yes } = readArguments();
  const { context: ours } = JSON.parse(await readFile(new URL('cdk.json', root), 'utf8'));
  const pairs = context.map((setting) => [
    setting.slice(0, setting.indexOf('=')),
    setting.slice(setting.indexOf('=') + 1),
  ]);
  const address = await deploy({
    context: { ...ours, ...Object.fromEntries(pairs) },
    options: [
      ...(assembly ? [] : context.flatMap((setting) => ['--context', setting])),
      ...(yes ? ['--yes', '--require-approval', 'never'] : []),
    ],
    assembly,
    region: await configuredRegion(),
    client: (region) => new CloudFormationClient({ region }),
    cdk,
    say,
  });
  process.stdout.write(`Furrow is at ${address}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
