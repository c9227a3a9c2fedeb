import { fileTypeFromBuffer } from 'file-type';
import type { FileValue, FormFile } from '#contract/field.ts';
import { typeOf, uploadKinds } from '#contract/uploads.ts';
import { AppError } from '#platform/errors.ts';
import { uploadGone } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type FileSource, type NewFile, newFile } from './files.ts';
import { openUpload, readUpload, uploadMissing } from './uploads.ts';

/** A video that a request brought, checked, before it is stored. */
export interface TakenVideo {
  /** For the content host, under a new name each time. */
  readonly file: () => NewFile;
  /** The writes that take it over from the uploads; none where it came with the request. */
  readonly take: readonly Action[];
}

const FOLDER = 'videoResource';
const SAMPLE = 4100; // bytes that tell what a file is
/** What MP4 and QuickTime begin with: the library, which knows many types and unpacks some, sees nothing else. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'wide']);

/** Reads as much of a video as tells what it is. Throws `video.wrong-type`, and what `openUpload` throws. */
export async function takeVideo(value: FileValue, userId: string): Promise<TakenVideo> {
  if (typeof value !== 'string') {
    const { filename, content } = value as FormFile;
    const type = await checkVideo(filename, content);
    return { take: [], file: () => newFile(FOLDER, { ...type, content }) };
  }
  const upload = await openUpload(userId, value, FOLDER, FOLDER);
  const { bytes, etag } = await readUpload(upload, FOLDER, SAMPLE);
  const type = await checkVideo(upload.filename, bytes);
  const { bucket, key, use } = upload;
  return {
    take: [...use, uploadGone(key)],
    file: () => {
      const file = newFile(FOLDER, { ...type, content: { bucket, key, etag } });
      return { ...file, put: () => file.put().catch(changed) };
    },
  };
}

/** What is not the file any more that was looked at is not taken. */
function changed(cause: unknown): never {
  const isGone = cause instanceof Error && /PreconditionFailed|NoSuchKey/.test(cause.name);
  throw isGone ? uploadMissing(FOLDER) : cause;
}

async function checkVideo(filename: string, sample: Uint8Array): Promise<Omit<FileSource, 'content'>> {
  const isFilm = FIRST_BOXES.has(Buffer.from(sample.subarray(4, 8)).toString('latin1'));
  const found = isFilm ? await fileTypeFromBuffer(sample.subarray(0, SAMPLE)) : undefined;
  const contentType = found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
  if (contentType === undefined || contentType !== typeOf(FOLDER, filename)) {
    const message = uploadKinds[FOLDER].refusal;
    throw new AppError('wrongType', 'video.wrong-type', message, { fields: { [FOLDER]: message } });
  }
  return { contentType, extension: contentType === 'video/mp4' ? 'mp4' : 'mov' };
}
