import type { FileValue } from '#contract/fields/field.ts';
import { typeOf, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { AppError } from '#platform/errors.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { FileSource, NewFile } from './files.ts';
import { readFilmType } from './film-type.ts';
import { sampleFile } from './sampled.ts';

/** A video that came with a request, checked, before it is stored. */
export interface TakenVideo {
  /** For the content host, under a new name each time. */
  readonly file: () => NewFile;
  /** The writes that use up its upload; none where the video came with the request. */
  readonly take: readonly Action[];
}

const FOLDER = 'videoResource';

/** Reads as much of a video as is needed to recognise it. Throws `video.wrong-type`, and what `sampleFile` throws. */
export async function takeVideo(value: FileValue, userId: string): Promise<TakenVideo> {
  const { filename, sample, file, take } = await sampleFile(value, FOLDER, userId);
  const type = await checkVideo(filename, sample);
  return { take, file: () => file(type) };
}

async function checkVideo(filename: string, sample: Uint8Array): Promise<Omit<FileSource, 'content'>> {
  const contentType = await readFilmType(sample);
  if (contentType === undefined || contentType !== typeOf(FOLDER, filename)) {
    const message = uploadKinds[FOLDER].refusal;
    throw new AppError('wrongType', 'video.wrong-type', message, { fields: { [FOLDER]: message } });
  }
  return { contentType, extension: contentType === 'video/mp4' ? 'mp4' : 'mov' };
}
