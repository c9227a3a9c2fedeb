import { createHash } from 'node:crypto';
import type { DeviceItem } from './devices.ts';
import { encrypt } from './encrypt.ts';
import { isOfService } from './services.ts';
import type { PushText } from './texts.ts';
import { authorization, type PushKeys } from './vapid.ts';

const ANSWER_MS = 5000; // ms that a service may take

/** Seconds: what waited for a day is not told any more. */
export const TOLD_WITHIN = 24 * 60 * 60;

/** A service that wants it again later: the job is tried again. */
export class NotNow extends Error {}

/**
 * Sends a push to a device: one of Declarative Web Push, which browsers show by themselves or have the site's worker
 * show. `gone` where the device receives nothing any more. Throws `NotNow`.
 */
export async function send(
  device: DeviceItem,
  { title, body, path, tag }: PushText,
  keys: PushKeys,
  seconds = TOLD_WITHIN,
): Promise<'sent' | 'gone'> {
  const { endpoint } = device;
  // Of a row that was written when other services were allowed.
  if (!isOfService(endpoint)) return 'gone';
  const notification = { title, body, navigate: path, tag, lang: 'en' };
  const content = encrypt(JSON.stringify({ web_push: 8030, notification }), device);
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      authorization: authorization(endpoint, keys),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor(seconds))),
      urgency: 'normal',
      // Of the same thing, the last alone waits for a device that is off.
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    },
    body: new Uint8Array(content),
  }).catch((cause: unknown) => {
    throw new NotNow('a push service gave no answer', { cause });
  });
  await response.body?.cancel();
  const { status } = response;
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new NotNow(`a push service answered ${status}`);
  if (!response.ok) throw new Error(`a push service refused a push: ${status}`);
  return 'sent';
}
