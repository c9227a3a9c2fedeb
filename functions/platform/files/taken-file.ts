import type { FileValue } from '#contract/fields/field.ts';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import type { Action } from '#platform/table/transaction.ts';
import { checkFileName } from './file-name.ts';
import { readFileType } from './file-type.ts';
import type { NewFile } from './files.ts';
import { sampleFile } from './sampled.ts';

/** A file of any type that came with a request, before it is stored. */
export interface TakenFile {
  /** The name that the owner's device gave it, the content type that it is served as, and its size in bytes. */
  readonly about: { readonly name: string; readonly type: string; readonly size: number };
  /** For the content host, under a new name each time. */
  readonly file: () => NewFile;
  /** The writes that use up its upload; none where the file came with the request. */
  readonly take: readonly Action[];
}

/**
 * Reads as much of a file as is needed to recognise it. Throws `file.wrong-type` when its name says otherwise,
 * `file.empty`, `file.name`, and what `sampleFile` throws.
 */
export async function takeFile(value: FileValue, folder: UploadFolder, userId: string): Promise<TakenFile> {
  const { filename, sample, size, file, take } = await sampleFile(value, folder, userId);
  if (size === 0) {
    throw invalidField('file.empty', folder, 'There is nothing in this file. Please choose another.');
  }
  checkFileName(filename, folder);
  const type = await readFileType(filename, sample);
  if ('refusal' in type) {
    throw new AppError('wrongType', 'file.wrong-type', type.refusal, { fields: { [folder]: type.refusal } });
  }
  return { about: { name: filename, type: type.contentType, size }, file: () => file(type), take };
}
