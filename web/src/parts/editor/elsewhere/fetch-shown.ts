import { lostReply } from '#web/lib/api/reply.ts';
import { contentUrl } from '#web/lib/config.ts';
import { LARGEST_KEPT_FILE } from '#web/lib/device/device-files.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import type { ShownFile } from './shown-files.ts';

/**
 * Fetches what a piece shows to this device; `gone` where it is there no more, `large` where it is larger than a device
 * keeps. Throws an `ApiError` where it does not come.
 */
export async function fetchShown(shown: ShownFile): Promise<File | 'gone' | 'large'> {
  const { folder, content, filename = content } = shown;
  const fetched = withinLimit(async (signal, goOn) => {
    const response = await fetch(contentUrl(folder, content), { signal });
    if (response.status >= 500) throw new TypeError(`${response.status}`);
    if (!response.ok) return 'gone';
    if (Number(response.headers.get('content-length')) > LARGEST_KEPT_FILE) return 'large';
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      goOn();
      const { done = true, value } = (await reader?.read()) ?? {};
      if (value) parts.push(value);
      if (done) break;
    }
    return new File(parts, filename, { type: response.headers.get('content-type') ?? '' });
  });
  return fetched.catch((cause: unknown) => {
    throw lostReply(cause);
  });
}
