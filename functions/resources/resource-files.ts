import type { FileValue } from '#contract/fields/field.ts';
import type { ResourceItem } from '#kinds/declared/resource.ts';
import { takeFile } from '#platform/files/taken-file.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import type { Ahead } from '#platform/table/ahead.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The file fields of a resource's form: null removes one. */
interface FormFiles {
  readonly file?: FileValue | null | undefined;
  readonly thumbnail?: FileValue | null | undefined;
}

/** The resource's file attributes, the writes that use the uploads, and the files to store. */
interface NamedFiles {
  readonly set: Partial<ResourceItem>;
  readonly take: readonly Action[];
  readonly files: NonNullable<Ahead['files']>;
}

/**
 * Reads and checks the files of a form; each call of the result gives them new names. Throws what `takeFile` and
 * `takePicture` throw.
 */
export async function takeFiles({ file, thumbnail }: FormFiles, userId: string): Promise<() => NamedFiles> {
  const [taken, picture] = await Promise.all([
    file && takeFile(file, 'file', userId),
    thumbnail && takePicture(thumbnail, 'thumbnail', userId),
  ]);
  return () => {
    const stored = taken?.file();
    const small = picture?.file();
    return {
      set: {
        ...(file === null && { filename: undefined, file: undefined }),
        ...(taken && stored && { filename: stored.name, file: taken.about }),
        // The old small picture showed the old file.
        ...((file !== undefined || thumbnail === null) && { thumbnail: undefined }),
        ...(picture &&
          small && { thumbnail: { name: small.name, width: picture.width, height: picture.height } }),
      },
      take: [...(taken?.take ?? []), ...(picture?.take ?? [])],
      files: [stored, small],
    };
  };
}
