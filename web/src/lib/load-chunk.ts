import { mayReload } from './may-reload.ts';
import { messages } from './messages.ts';
import { fetchText, withinLimit } from './time-limit.ts';

/** Milliseconds: at 1 kB/s the largest part of the site has arrived by then. */
const CHUNK_TIME_LIMIT_MS = 25_000;

/** Milliseconds until a reload begins: the browser may ask the member first, who may stay. */
const RELOAD_TIME_LIMIT_MS = 5000;

/** A part of the site did not arrive; the message is written for people. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** 0 without a connection, as of an `ApiError`. */
  readonly status: 0 | undefined;

  constructor(isOffline: boolean, cause: unknown) {
    super(isOffline ? messages.unreachable : messages.unavailable, { cause });
    this.status = isOffline ? 0 : undefined;
  }
}

/**
 * Loads a part of the site that is to be shown now; a failed one is asked for again (`lib/site/preload-parts.ts`).
 * Where a newer version of the site was deployed, the page is reloaded, once; drafts keep what is typed. Throws a
 * `ChunkError`.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withinLimit(load, { limit: CHUNK_TIME_LIMIT_MS });
  } catch (cause) {
    const found = await findVersion();
    if (found === 'other' && mayReload()) {
      window.location.reload();
      await new Promise((done) => setTimeout(done, RELOAD_TIME_LIMIT_MS));
    }
    throw new ChunkError(found === undefined, cause);
  }
}

/** Which version of the site is served now; undefined when none is. */
async function findVersion(): Promise<'same' | 'other' | undefined> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    // A redirect is a network's, to its sign-in page.
    const { status, text } = await fetchText('/', { cache: 'no-store', redirect: 'error' });
    // Some networks answer every address with their own page.
    if (status === 200 && !text.includes('id="root"')) return undefined;
    return status === 200 && entry && !text.includes(entry) ? 'other' : 'same';
  } catch {
    return undefined;
  }
}
