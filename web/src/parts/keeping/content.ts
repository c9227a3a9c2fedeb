import type { Folder } from '#contract/route.ts';
import { hostUrl } from '#web/lib/config.ts';
import { KEPT_PART_BYTES } from '#web/lib/device/kept-pieces.ts';
import { withinLimit } from '#web/lib/time-limit.ts';

function addressOf(path: string): string {
  const [folder = '', ...name] = path.split('/');
  return hostUrl(folder as Folder, name.join('/'));
}

const isGone = ({ status }: Response) => status === 403 || status === 404;

/** Bytes of a file; 0 where it is gone. Throws without an answer. */
export const sizeOf = (path: string): Promise<number> =>
  withinLimit(async (signal) => {
    const response = await fetch(addressOf(path), { method: 'HEAD', signal });
    if (!response.ok && !isGone(response)) throw new TypeError(`${response.status}`);
    return response.ok ? Number(response.headers.get('content-length')) : 0;
  });

/**
 * Fetches a part of a file, and hands on each part that comes: of a host that knows no ranges all of them. A part that
 * keeps coming is waited for.
 */
export async function fetchPart(
  path: string,
  number: number,
  signal: AbortSignal,
  onPart: (bytes: Blob, number: number) => Promise<unknown>,
): Promise<'come' | 'gone'> {
  const first = number * KEPT_PART_BYTES;
  const fetched = await withinLimit(
    async (limited, goOn) => {
      const headers = { range: `bytes=${first}-${first + KEPT_PART_BYTES - 1}` };
      const response = await fetch(addressOf(path), { headers, signal: limited });
      if (isGone(response) || response.status === 416) return undefined;
      if (!response.ok) throw new TypeError(`${response.status}`);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const reader = response.body?.getReader();
      for (;;) {
        goOn();
        const { done = true, value } = (await reader?.read()) ?? {};
        if (value) chunks.push(value);
        if (done) return { bytes: new Blob(chunks), isWhole: response.status === 200 };
      }
    },
    { signal },
  );
  if (!fetched) return 'gone';
  const { bytes, isWhole } = fetched;
  if (!isWhole) await onPart(bytes, number);
  else
    for (let from = first; from < bytes.size; from += KEPT_PART_BYTES)
      await onPart(bytes.slice(from, from + KEPT_PART_BYTES), from / KEPT_PART_BYTES);
  return 'come';
}
