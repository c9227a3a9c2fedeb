import { spend } from '#web/lib/device/spent.ts';
import { messages } from '#web/lib/messages.ts';
import { TimedOut } from '#web/lib/time-limit.ts';
import { ApiError } from './api-error.ts';
import { lostReply } from './reply.ts';

/** The storage refuses the file at this address: the address is another file's, or an hour old. */
export const REFUSED = 'upload.refused';
/** The storage does not know the upload. */
export const MISSING = 'upload.missing';

export interface Place {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PutOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of bytes sent. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** Milliseconds without progress: on one bar of signal, parts of a file leave seldom and together. */
const MAX_SILENCE_MS = 60_000;

/**
 * Puts a file, or a part of one, into storage. It uses XMLHttpRequest, because `fetch` does not report progress. It
 * fails as soon as the device knows that it is offline: without a radio an open request may never fail.
 * @returns the ETag that the storage gave it. Throws an `ApiError`, or the signal's reason.
 */
export const putFile = (
  { url, headers = {} }: Place,
  file: Blob,
  { signal, onProgress }: PutOptions,
): Promise<string | null> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let sentBytes = 0;
    const stop = () => request.abort();
    let timer = setTimeout(stop, MAX_SILENCE_MS);
    signal?.addEventListener('abort', stop);
    window.addEventListener('offline', stop);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, MAX_SILENCE_MS);
      sentBytes = loaded;
      onProgress?.(loaded);
    };
    request.onload = () => {
      const failure = failureOf(request.status);
      if (failure) reject(failure);
      else resolve(request.getResponseHeader('etag'));
    };
    request.onerror = () => reject(lostReply(undefined));
    request.onabort = () =>
      reject(signal?.aborted ? signal.reason : lostReply(navigator.onLine ? new TimedOut() : undefined));
    request.onloadend = () => {
      spend(sentBytes);
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      window.removeEventListener('offline', stop);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });

function failureOf(status: number): ApiError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404) return new ApiError(status, MISSING, messages.failed);
  if (status < 500) return new ApiError(status, REFUSED, messages.failed);
  return new ApiError(status, 'upload.failed', messages.unavailable);
}
