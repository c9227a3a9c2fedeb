import type * as z from 'zod/mini';
import { PART_SIZE } from '#contract/fields/upload-kinds.ts';
import { uploads } from '#contract/uploads/uploads.ts';
import { messages } from '#web/lib/messages.ts';
import { call } from './api.ts';
import { ApiError, isUncertain } from './api-error.ts';
import { MISSING, putFile, REFUSED } from './put-file.ts';
import { newKey } from './request.ts';
import type { Arrived, UploadOptions } from './uploads.ts';

export type UploadDraft = z.input<typeof uploads.createPartedUpload.input>;

/**
 * Milliseconds until a lost or refused part is sent again. After the last one the caller decides, as it does at once
 * where there was no connection yet.
 */
const PAUSES = [1000, 4000];

/**
 * Puts a file into storage part by part, from the first missing one. Parts go one at a time, so that a broken
 * connection has lost one at most. Where the server does not know the upload any more, it begins anew.
 * @returns the upload's id. Throws an `ApiError`, or the signal's reason.
 */
export async function uploadInParts(draft: UploadDraft, file: File, options: UploadOptions): Promise<string> {
  try {
    return await goOn(draft, file, options);
  } catch (error) {
    const { code } = error as Partial<ApiError>;
    if (code !== MISSING && code !== 'upload.wrong-parts') throw error;
    return goOn(draft, file, { ...options, key: newKey(), arrived: undefined });
  }
}

async function goOn(
  draft: UploadDraft,
  file: File,
  { key, signal, onProgress, arrived, onArrived }: UploadOptions,
): Promise<string> {
  const more = signal && { signal };
  let now: Arrived = arrived ?? { id: await begin(draft, { key, ...more }), etags: [], bytes: 0 };
  const begun = now.bytes;
  let misses = 0;
  while (now.bytes < file.size) {
    onProgress?.(now.bytes);
    try {
      const { data } = await call(uploads.signParts, { id: now.id, from: now.etags.length + 1 }, more);
      for (const { url } of data) {
        now = await putPart(url, file, now, { signal, onProgress });
        await onArrived?.(now);
        misses = 0;
      }
    } catch (error) {
      const pause = PAUSES[misses];
      if (!mayPass(error, now.bytes > begun) || pause === undefined) throw error;
      misses += 1;
      await waiting(pause, signal);
    }
  }
  const parts = now.etags.map((etag, index) => ({ number: index + 1, etag }));
  const { data } = await call(uploads.completeUpload, { id: now.id, parts }, more);
  return data.id;
}

const begin = async (draft: UploadDraft, options: { key: string; signal?: AbortSignal }) =>
  (await call(uploads.createPartedUpload, draft, options)).data.id;

async function putPart(
  url: string,
  file: File,
  { id, etags, bytes }: Arrived,
  { signal, onProgress }: Pick<UploadOptions, 'signal' | 'onProgress'>,
): Promise<Arrived> {
  const part = file.slice(bytes, bytes + PART_SIZE);
  const etag = await putFile({ url }, part, {
    signal,
    onProgress: (sent) => onProgress?.(bytes + Math.min(sent, part.size)),
  });
  // The storage needs its ETag to join the parts.
  if (!etag) throw new ApiError(502, 'upload.failed', messages.unavailable);
  return { id, etags: [...etags, etag], bytes: bytes + part.size };
}

/** An address that is an hour old is signed again. Without a network trying does not help. */
const mayPass = (error: unknown, isConnected: boolean) =>
  error instanceof ApiError &&
  navigator.onLine &&
  (isConnected || error.status !== 0) &&
  (isUncertain(error) || error.code === REFUSED);

const waiting = (time: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
