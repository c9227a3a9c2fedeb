import { type UploadRef, uploadRef } from '#contract/fields/field.ts';
import { PART_SIZE, typeOf, type UploadFolder } from '#contract/fields/upload-kinds.ts';
import { uploads } from '#contract/uploads/uploads.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { MISSING, type PutOptions, putFile, REFUSED } from './put-file.ts';
import { newKey } from './request.ts';
import { type UploadDraft, uploadInParts } from './upload-in-parts.ts';

/** How far a large file has come: its upload, and how much of it is in storage, from its beginning. */
export interface Arrived {
  readonly id: string;
  /** The ETags of the parts, in their order. */
  readonly etags: readonly string[];
  readonly bytes: number;
}

/** Progress in bytes counts what has arrived already and what is being sent. */
export interface UploadOptions extends PutOptions {
  /** Idempotency key: a lost answer must not open a second upload. */
  readonly key: string;
  /** What `onArrived` got last: that is not sent again. */
  readonly arrived?: Arrived | undefined;
  /** Called for each part that has arrived, before the next one is sent. */
  readonly onArrived?: (arrived: Arrived) => Promise<void>;
}

/**
 * Puts a file into storage, a large one in parts. @returns the value of a file field instead of the file, good once and
 * for a day, or 7 days where it went in parts. Throws an `ApiError`, or the signal's reason.
 */
export async function upload(kind: UploadFolder, file: File, options: UploadOptions): Promise<UploadRef> {
  const draft = draftOf(kind, file);
  const id =
    file.size > PART_SIZE
      ? await uploadInParts(draft, file, options)
      : await uploadWhole(draft, file, options);
  return uploadRef(id);
}

/** Gives up what has arrived of a file, so that it does not count as an open upload; where that fails, it expires. */
export async function giveUpUpload(id: string): Promise<void> {
  await call(uploads.deleteUpload, { id }).catch(() => undefined);
}

/** A name for a file whose own name says nothing. */
const fallbacks: Readonly<Record<string, string>> = {
  'video/mp4': 'video.mp4',
  'video/quicktime': 'video.mov',
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
};

function draftOf(kind: UploadFolder, file: File): UploadDraft {
  const known = typeOf(kind, file.name);
  const contentType = known ?? file.type;
  const filename = known ? file.name.slice(-255) : (fallbacks[contentType] ?? file.name);
  return { kind, filename, contentType, size: file.size };
}

async function uploadWhole(draft: UploadDraft, file: File, options: UploadOptions): Promise<string> {
  try {
    return await send(draft, file, options);
  } catch (error) {
    // A key of an hour ago would get the address of an hour ago.
    if (!(error instanceof ApiError) || (error.code !== REFUSED && error.code !== MISSING)) throw error;
    return send(draft, file, { ...options, key: newKey() });
  }
}

async function send(draft: UploadDraft, file: File, options: UploadOptions): Promise<string> {
  const { key, signal } = options;
  const { data } = await call(uploads.createUpload, draft, { key, ...(signal && { signal }) });
  await putFile(data, file, options);
  return data.id;
}
