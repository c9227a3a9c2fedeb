import { type UploadRef, uploadRef } from '#contract/field.ts';
import { PART_SIZE, typeOf, type UploadFolder } from '#contract/upload-kinds.ts';
import { uploads } from '#contract/uploads.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { MISSING, type PutOptions, putFile, REFUSED } from './put-file.ts';
import { newKey } from './request.ts';
import { type UploadDraft, uploadInParts } from './upload-in-parts.ts';

/** How far a file has come that goes in parts: its upload, and what lies in storage of it from its beginning on. */
export interface Arrived {
  readonly id: string;
  /** What the storage calls each part, in their order. */
  readonly etags: readonly string[];
  readonly bytes: number;
}

/** Progress counts what has arrived already and what goes out, in bytes. */
export interface UploadOptions extends PutOptions {
  /** Idempotency key: with it a lost answer costs no second place among the open uploads. */
  readonly key: string;
  /** What `onArrived` was told last: that is not sent again. */
  readonly arrived?: Arrived | undefined;
  /** Is told of each part that has arrived, before the next one goes out. */
  readonly onArrived?: (arrived: Arrived) => Promise<void>;
}

/**
 * Puts a file straight into storage, a large one in parts. @returns what a file field carries instead of it, once and
 * within a day, or 7 days where it went in parts. Throws an `ApiError`, or the signal's reason.
 */
export async function upload(kind: UploadFolder, file: File, options: UploadOptions): Promise<UploadRef> {
  const draft = draftOf(kind, file);
  const id =
    file.size > PART_SIZE
      ? await uploadInParts(draft, file, options)
      : await uploadWhole(draft, file, options);
  return uploadRef(id);
}

/** Gives up what has arrived of a file, so that it takes no place any more; where that fails, it expires. */
export async function giveUpUpload(id: string): Promise<void> {
  await call(uploads.deleteUpload, { id }).catch(() => undefined);
}

/** The name that a file needs when its own tells nothing. */
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
    // Under a key of an hour ago one gets the address of an hour ago.
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
