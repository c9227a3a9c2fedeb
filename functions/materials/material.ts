import { isVisible } from '#contract/fields/characters.ts';
import type { FileValue } from '#contract/fields/field.ts';
import { MOST_MATERIALS } from '#contract/fields/limits.ts';
import { typeOf, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { AppError } from '#platform/errors.ts';
import { type TakenFile, takeFile } from '#platform/files/taken-file.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { lists } from '#platform/table/keys.ts';

const FOLDER = 'material';

/** Reads and checks the file of a material. Throws `file.wrong-type` for other types, and what `takeFile` throws. */
export async function takeMaterial(value: FileValue, userId: string): Promise<TakenFile> {
  const taken = await takeFile(value, FOLDER, userId);
  // Its bytes are what its name says, or of no known type.
  if (taken.about.type !== typeOf(FOLDER, taken.about.name)) {
    const { refusal } = uploadKinds[FOLDER];
    throw new AppError('wrongType', 'file.wrong-type', refusal, { fields: { [FOLDER]: refusal } });
  }
  return taken;
}

/** Throws `materials.full` where a lesson takes no further material. */
export async function checkRoom(lessonId: string): Promise<void> {
  if ((await countRows(lists.materials(lessonId))) < MOST_MATERIALS) return;
  throw new AppError('conflict', 'materials.full', `A lesson has ${MOST_MATERIALS} materials at most.`);
}

/** A material's name: its creator's, or its file's without the extension, where that leaves something to see. */
export function nameOf(said: string | undefined, filename: string): string {
  if (said?.trim()) return said;
  const name = filename.trim().replace(/\.\w+$/, '');
  return isVisible(name) ? name : filename.trim();
}
