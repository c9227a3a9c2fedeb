/** What another application of the device has shared with Furrow. */
export interface Shared {
  /** When it came, as the worker wrote it: it tells one share from the next. */
  readonly at: string;
  readonly title: string;
  /** With the link, where there is one. */
  readonly text: string;
  readonly files: readonly File[];
}

/** The service worker's (`web/worker/worker.js`): one share, as the device sent it. */
const CACHE = 'furrow-shared';

const KEPT_FOR_MS = 60 * 60 * 1000;

/** What was shared last, whoever is signed in; undefined for nothing, or where that was more than an hour ago. */
export async function readShared(): Promise<Shared | undefined> {
  const kept = await findShared();
  const form = await kept?.formData();
  if (!kept || !form) return undefined;
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) =>
    String(form.get(name) ?? '').trim(),
  );
  return {
    at: kept.headers.get('date') ?? '',
    // A title is one line.
    title: title.replace(/\s+/g, ' '),
    // Most applications put the link into the text.
    text: [text, ...(text.includes(url) ? [] : [url])].filter(Boolean).join('\n'),
    files: form.getAll('files').filter((each) => each instanceof File && each.size > 0) as File[],
  };
}

/** As it is kept. One of more than an hour ago goes. */
export async function findShared(): Promise<Response | undefined> {
  const kept = await globalThis.caches?.match('/news/share', { cacheName: CACHE });
  const at = Date.parse(kept?.headers.get('date') ?? '');
  if (kept && Math.abs(Date.now() - at) < KEPT_FOR_MS) return kept;
  await dropShared();
  return undefined;
}

/** Forgets it, and never fails. */
export const dropShared = async (): Promise<unknown> =>
  globalThis.caches?.delete(CACHE).catch(() => undefined);
