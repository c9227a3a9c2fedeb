import type { Picture } from '#contract/fields/picture.ts';
import type { NewFile } from '#platform/files/files.ts';
import type { TakenPicture } from '#platform/files/taken-picture.ts';

/** A course's attributes for a picture that is being stored; undefined without one. */
export function asPicture(
  taken: Pick<TakenPicture, 'width' | 'height'> | '' | null | undefined,
  stored: NewFile | undefined,
): Picture | undefined {
  return taken && stored ? { name: stored.name, width: taken.width, height: taken.height } : undefined;
}
