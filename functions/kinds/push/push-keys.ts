import { requireEnv } from '#platform/env.ts';
import { logger } from '#platform/log.ts';
import { readParameter } from '#platform/parameter.ts';
import type { PushKeys } from './vapid.ts';

/*
 * The operator's keys. One machine has the private one in the environment; in the cloud it is an encrypted parameter,
 * whose name the worker knows, so that no template and no console shows it.
 */

/** Whether the operator has keys, as far as the environment says: without them nothing is written or sent. */
export function hasPushKeys(): boolean {
  const { PUSH_KEY, PUSH_SUBJECT, PUSH_PRIVATE_KEY, PUSH_PARAMETER } = process.env;
  return Boolean(PUSH_KEY && PUSH_SUBJECT && (PUSH_PRIVATE_KEY || PUSH_PARAMETER));
}

/** Undefined where the operator has none, or the parameter is gone. Throws where Systems Manager gives no answer. */
export async function pushKeys(): Promise<PushKeys | undefined> {
  if (!hasPushKeys()) return undefined;
  const privateKey = process.env['PUSH_PRIVATE_KEY'] ?? (await keptPrivateKey());
  if (!privateKey) return undefined;
  return { publicKey: requireEnv('PUSH_KEY'), privateKey, subject: requireEnv('PUSH_SUBJECT') };
}

let kept: Promise<string | undefined> | undefined;

/** Read once for as long as the function stays; what failed is asked for again by the next job. */
function keptPrivateKey(): Promise<string | undefined> {
  kept ??= readPrivateKey().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function readPrivateKey(): Promise<string | undefined> {
  const name = requireEnv('PUSH_PARAMETER');
  const privateKey = await readParameter(name, { region: requireEnv('AWS_REGION') });
  if (privateKey === undefined) logger.error('There is no key for web push: no device is told', { name });
  return privateKey;
}
