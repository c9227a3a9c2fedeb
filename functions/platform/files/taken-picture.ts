import type { FileValue, FormFile } from '#contract/fields/field.ts';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { uploadGone } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type NewFile, newFile } from './files.ts';
import { checkPicture } from './picture.ts';
import { checkSmallPicture } from './small-picture.ts';
import { openUpload, readUpload } from './uploads.ts';

/** A picture that came with a request, checked, before it is stored. */
export interface TakenPicture {
  readonly width: number;
  readonly height: number;
  /** For the content host, under a new name each time; `within` as in `newFile`. */
  readonly file: (within?: string) => NewFile;
  /** The writes that use up its upload; none where the picture came with the request. */
  readonly take: readonly Action[];
}

/** Reads and checks a picture, in a form or uploaded. Throws what `checkPicture` and `openUpload` throw. */
export async function takePicture(
  value: FileValue,
  folder: UploadFolder,
  userId: string,
  field: string = folder,
): Promise<TakenPicture> {
  if (typeof value !== 'string') return taken(value as FormFile, folder, field, []);
  const upload = await openUpload(userId, value, folder, field);
  const { filename, use, key } = upload;
  const { bytes } = await readUpload(upload, field);
  return taken({ filename, content: bytes }, folder, field, [...use, uploadGone(key)]);
}

function taken(file: FormFile, folder: UploadFolder, field: string, take: readonly Action[]): TakenPicture {
  const picture = checkPicture(file, field);
  const { width, height } = picture;
  const small = file.small && checkSmallPicture(file.small, field);
  return { width, height, take, file: (within) => newFile(folder, { ...picture, small }, within) };
}
