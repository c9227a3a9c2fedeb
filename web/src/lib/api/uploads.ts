import { type UploadRef, uploadRef } from '#contract/field.ts';
import { typeOf, type UploadFolder, uploads } from '#contract/uploads.ts';
import { messages } from '#web/lib/messages.ts';
import { TimedOut } from '#web/lib/time-limit.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { lostReply } from './reply.ts';
import { newKey } from './request.ts';

/** Bytes of all files of a request; past it they go straight into storage. */
export const MOST_IN_A_FORM = 4_000_000;

export interface UploadOptions {
  /** Idempotency key: with it a lost answer costs no second place among the open uploads. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
  /** Hears how many bytes have gone out. */
  readonly onProgress?: (sent: number) => void;
}

/**
 * Puts a file straight into storage. @returns what a file field carries instead of it, once and within a day.
 * Throws an `ApiError`, or the signal's reason.
 */
export async function upload(kind: UploadFolder, file: File, options: UploadOptions): Promise<UploadRef> {
  try {
    return await send(kind, file, options);
  } catch (error) {
    // Under a key of an hour ago one gets the address of an hour ago.
    if (!(error instanceof ApiError) || error.code !== REFUSED) throw error;
    return send(kind, file, { ...options, key: newKey() });
  }
}

const REFUSED = 'upload.refused';

/** The name that a file needs when its own tells nothing. */
const fallbacks: Readonly<Record<string, string>> = {
  'video/mp4': 'video.mp4',
  'video/quicktime': 'video.mov',
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
};

async function send(kind: UploadFolder, file: File, options: UploadOptions): Promise<UploadRef> {
  const { key, signal } = options;
  const known = typeOf(kind, file.name);
  const contentType = known ?? file.type;
  const filename = known ? file.name.slice(-255) : (fallbacks[contentType] ?? file.name);
  const input = { kind, filename, contentType, size: file.size };
  const { data } = await call(uploads.createUpload, input, { key, ...(signal && { signal }) });
  await put(data, file, options);
  return uploadRef(data.id);
}

/** Milliseconds without a sign of life: on one bar of signal, parts of a file leave seldom and together. */
const LONGEST_SILENCE = 60_000;

/** By XMLHttpRequest: `fetch` does not tell how far a body has come. */
function put(
  { url, headers }: { url: string; headers: Record<string, string> },
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let timer = setTimeout(stop, LONGEST_SILENCE);
    signal?.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, LONGEST_SILENCE);
      onProgress?.(loaded);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else if (request.status < 500) reject(new ApiError(request.status, REFUSED, messages.failed));
      else reject(new ApiError(request.status, 'upload.failed', messages.unavailable));
    };
    request.onerror = () => reject(lostReply(undefined));
    request.onabort = () => reject(signal?.aborted ? signal.reason : lostReply(new TimedOut()));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
