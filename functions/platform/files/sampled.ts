import type { FileValue, FormFile } from '#contract/field.ts';
import { type UploadFolder, uploadKinds } from '#contract/upload-kinds.ts';
import { AppError } from '#platform/errors.ts';
import { uploadGone } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type FileSource, type NewFile, newFile } from './files.ts';
import { openUpload, readUpload, uploadMissing } from './uploads.ts';

/** Bytes that tell what a file is: of an upload no more is read, however large it is. */
const SAMPLE_BYTES = 4100;

/** A file that a request brought, before it is known what it is. */
export interface SampledFile {
  readonly filename: string;
  /** Its first bytes. */
  readonly sample: Uint8Array;
  /** Bytes, of what is really there. */
  readonly size: number;
  /** For the content host, under a new name each time. */
  readonly file: (type: Omit<FileSource, 'content'>) => NewFile;
  /** The writes that take it over from the uploads; none where it came with the request. */
  readonly take: readonly Action[];
}

/** Reads as much of a file as tells what it is. Throws `upload.too-large`, and what `openUpload` throws. */
export async function sampleFile(
  value: FileValue,
  folder: UploadFolder,
  userId: string,
): Promise<SampledFile> {
  if (typeof value !== 'string') {
    const { filename, content } = value as FormFile;
    const file = (type: Omit<FileSource, 'content'>) => newFile(folder, { ...type, content });
    return { filename, sample: content.subarray(0, SAMPLE_BYTES), size: content.byteLength, file, take: [] };
  }
  const upload = await openUpload(userId, value, folder, folder);
  const { bytes, size, etag } = await readUpload(upload, folder, SAMPLE_BYTES);
  checkSize(folder, size);
  const { bucket, key, use, filename } = upload;
  return {
    ...{ filename, sample: bytes.subarray(0, SAMPLE_BYTES), size },
    take: [...use, uploadGone(key)],
    file: (type) => {
      const file = newFile(folder, { ...type, content: { bucket, key, etag } });
      return { ...file, put: () => file.put().catch((cause: unknown) => changed(folder, cause)) };
    },
  };
}

/** What was announced is checked when it is asked for; what came may be more. */
function checkSize(folder: UploadFolder, size: number): void {
  const { largest } = uploadKinds[folder];
  if (size <= largest) return;
  const text = `At most ${largest / 1_000_000} MB, please.`;
  throw new AppError('tooLarge', 'upload.too-large', text, { fields: { [folder]: text } });
}

/** What is not the file any more that was looked at is not taken. */
function changed(folder: UploadFolder, cause: unknown): never {
  const isGone = cause instanceof Error && /PreconditionFailed|NoSuchKey/.test(cause.name);
  throw isGone ? uploadMissing(folder) : cause;
}
