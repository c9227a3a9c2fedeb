import { setTimeout as pause } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Closers } from '../local/closers.ts';
import type { DataFolder } from '../local/data-folder.ts';
import { setEnvironment } from '../local/environment.ts';
import { loadFunction } from '../local/gateway/rows.ts';
import { findSystem, poolClient } from '../local/local-pool.ts';
import { openMailbox } from '../local/mailbox/mailbox.ts';
import { startStandIns } from '../local/stand-ins.ts';
import { type RunJobs, startWorker } from '../local/worker.ts';
import { type Options, readSaid, runCommand, type Said } from './command.ts';
import { CLOUD_USAGE, cloudOptions, findDeployment, isInCloud } from './deployment.ts';

/** A running system as its operator sees it, in the cloud or on this machine. */
export interface System {
  readonly userPoolId: string;
  readonly cognito: CognitoIdentityProviderClient;
  /** The content host's distribution, whose copies must be removed with a file; undefined on one machine. */
  readonly distributionId?: string;
  /** Its region in the cloud. */
  readonly region?: string;
  /** Resolves when no request that began before a time (ms) is under way. */
  readonly requestsEnd: (since: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const REQUEST_LIMIT_MS = 30_000; // ms that the API gives a function at most

const requestsEnd = (since: number) => pause(Math.max(0, since + REQUEST_LIMIT_MS - Date.now()));

/**
 * Runs an operator's command, of so many words and with these flags, on the system that its options name, and closes that
 * in the end. What uses the environment that functions read is to be imported within.
 */
export const runOnSystem = (
  usage: string,
  words: number,
  main: (system: System, said: Said) => Promise<void>,
  flags: Options = {},
): Promise<void> =>
  runCommand(async () => {
    const said = readSaid(`Usage: npm run ${usage} ${CLOUD_USAGE}`, { ...cloudOptions, ...flags }, words);
    const system = await openSystem(said.options);
    try {
      await main(system, said);
    } finally {
      await system.close();
    }
  });

/**
 * Opens the system that a command's options name, and sets the environment that functions read: import what uses them
 * afterwards. A stopped system of this machine is started without its site. Throws a `LocalError` when there is none.
 */
export async function openSystem(options: Readonly<Record<string, unknown>>): Promise<System> {
  const given = options as Parameters<typeof findDeployment>[0];
  if (isInCloud(given)) return openInCloud(given);
  const found = findSystem();
  if ('inside' in found) return startResting(found);
  const restore = setEnvironment(found);
  const cognito = poolClient(found.cognito);
  const close = async () => {
    cognito.destroy();
    restore();
  };
  return { userPoolId: found.userPoolId, cognito, requestsEnd, close };
}

async function openInCloud(given: Parameters<typeof findDeployment>[0]): Promise<System> {
  const { region, nameOf } = await findDeployment(given);
  Object.assign(process.env, {
    AWS_REGION: region,
    TABLE_NAME: nameOf('table'),
    CONTENT_BUCKET: nameOf('content-bucket'),
    UPLOAD_BUCKET: nameOf('upload-bucket'),
  });
  const cognito = new CognitoIdentityProviderClient({ region });
  return {
    userPoolId: nameOf('user-pool-id'),
    cognito,
    region,
    distributionId: nameOf('content-distribution'),
    requestsEnd,
    close: async () => cognito.destroy(),
  };
}

/** Starts table, files, accounts and worker of a stopped system, until it is closed. */
async function startResting(folder: DataFolder): Promise<System> {
  const closers = new Closers();
  closers.add(folder.release);
  try {
    const mailbox = openMailbox(folder.inside('mailbox.jsonl'));
    const standIns = await startStandIns({ folder, mailbox, closers, origin: 'http://localhost' });
    const { tableName, dynamodb, cognito } = standIns;
    const run = await loadFunction<RunJobs>('worker/run-jobs.ts', 'handler');
    const onError = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error));
    await closers.starting(startWorker({ tableName, endpoint: dynamodb, run, onError }));
    const client = poolClient(cognito.endpoint);
    closers.addFirst(() => client.destroy());
    return {
      userPoolId: cognito.userPoolId,
      cognito: client,
      // It serves no requests.
      requestsEnd: async () => undefined,
      close: () => closers.close(),
    };
  } catch (cause) {
    await closers.close();
    throw cause;
  }
}
