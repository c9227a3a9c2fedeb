import { createHash } from 'node:crypto';
import { requireEnv } from '#platform/env.ts';
import { logger } from '#platform/log.ts';
import type { DeviceItem } from './devices.ts';
import { encrypt } from './encrypt.ts';
import { isOfService } from './services.ts';
import type { PushText } from './texts.ts';
import { authorization, type PushKeys } from './vapid.ts';

const ANSWER_MS = 5000; // ms that a service may take

/** Seconds: what waited for a day is not told any more. */
export const TOLD_WITHIN = 24 * 60 * 60;

/**
 * What became of a push: a service took it; it takes none for this device any more (`gone`); it refuses this one for
 * good; or it may take it later.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later';

/** Of devices that are gone, and of those that subscribed with another key than the operator's. */
const GONE: readonly number[] = [401, 403, 404, 410];

/** Sends a push to a device, and says what became of it; never throws, so that one device is not in another's way. */
export async function send(
  device: DeviceItem,
  text: PushText,
  keys: PushKeys,
  seconds = TOLD_WITHIN,
): Promise<Outcome> {
  // Of a row that was written when other services were allowed.
  if (!isOfService(device.endpoint)) return 'gone';
  const request = requestFor(device, text, keys, seconds);
  if (!request) return 'refused';
  try {
    return await outcomeOf(await fetch(device.endpoint, request));
  } catch (error) {
    logger.warn('a push service gave no answer', { error: error as Error });
    return 'later';
  }
}

/** One of Declarative Web Push, which browsers show by themselves or have the site's worker show. */
function contentOf({ title, body, path, tag }: PushText): string {
  // By themselves they take whole addresses alone.
  const navigate = new URL(path, requireEnv('SITE_ORIGIN')).href;
  return JSON.stringify({ web_push: 8030, notification: { title, body, navigate, tag, lang: 'en' } });
}

/** Undefined where nothing can be encrypted for the device. */
function requestFor(
  device: DeviceItem,
  text: PushText,
  keys: PushKeys,
  seconds: number,
): RequestInit | undefined {
  try {
    return {
      method: 'POST',
      // What leads elsewhere is an answer, and is not followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: authorization(device.endpoint, keys),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor(seconds))),
        urgency: 'normal',
        // Of the same thing, the last alone waits for a device that is off.
        topic: createHash('sha256').update(text.tag).digest('base64url').slice(0, 32),
      },
      body: new Uint8Array(encrypt(contentOf(text), device)),
    };
  } catch (error) {
    logger.error('a push could not be made', { error: error as Error });
    return undefined;
  }
}

async function outcomeOf({ status, ok, body }: Response): Promise<Outcome> {
  await body?.cancel();
  if (ok) return 'sent';
  if (status === 408 || status === 429 || status >= 500) return 'later';
  logger.warn('a push service refused a push', { status });
  return GONE.includes(status) ? 'gone' : 'refused';
}
