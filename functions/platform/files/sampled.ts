import type { FileValue, FormFile } from '#contract/fields/field.ts';
import { type UploadFolder, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { AppError } from '#platform/errors.ts';
import { uploadGone } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type FileSource, type NewFile, newFile } from './files.ts';
import { isMissingObject } from './missing-object.ts';
import { openUpload, readUpload, uploadMissing } from './uploads.ts';

/** How many bytes are enough to recognise a file: no more of an upload is read, however large it is. */
const SAMPLE_BYTES = 4100;

/** A file of a request, before its type is known. */
export interface SampledFile {
  readonly filename: string;
  /** Its first bytes. */
  readonly sample: Uint8Array;
  /** Bytes that are really there. */
  readonly size: number;
  /** For the content host, under a new name each time. */
  readonly file: (type: Omit<FileSource, 'content'>) => NewFile;
  /** The writes that use up its upload; none where the file came with the request. */
  readonly take: readonly Action[];
}

/** Reads as much of a file as is needed to recognise it. Throws `upload.too-large`, and what `openUpload` throws. */
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
    filename,
    sample: bytes.subarray(0, SAMPLE_BYTES),
    size,
    take: [...use, uploadGone(key)],
    file: (type) => {
      const file = newFile(folder, { ...type, content: { bucket, key, etag } });
      return { ...file, put: () => file.put().catch((cause: unknown) => changed(folder, cause)) };
    },
  };
}

/** The announced size was checked when the upload was opened; what arrived may be larger. */
function checkSize(folder: UploadFolder, size: number): void {
  const { largest } = uploadKinds[folder];
  if (size <= largest) return;
  const text = `At most ${largest / 1_000_000} MB, please.`;
  throw new AppError('tooLarge', 'upload.too-large', text, { fields: { [folder]: text } });
}

/** Refuses a file that was replaced since it was looked at. */
function changed(folder: UploadFolder, cause: unknown): never {
  const isChanged = cause instanceof Error && cause.name === 'PreconditionFailed';
  throw isChanged || isMissingObject(cause) ? uploadMissing(folder) : cause;
}
