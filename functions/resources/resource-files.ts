import type { FileValue } from '#contract/field.ts';
import type { ResourceItem } from '#kinds/declared/resource.ts';
import { takeFile } from '#platform/files/taken-file.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import type { Ahead } from '#platform/table/ahead.ts';
import type { Action } from '#platform/table/transaction.ts';

/** What a form says of a resource's files: null takes one away. */
interface FormFiles {
  readonly file?: FileValue | null | undefined;
  readonly thumbnail?: FileValue | null | undefined;
}

/** What a resource then says of its files, the writes that take them over, and what is to be stored. */
interface NamedFiles {
  readonly set: Partial<ResourceItem>;
  readonly take: readonly Action[];
  readonly files: NonNullable<Ahead['files']>;
}

/** Reads and checks the files of a form; what is answered names them, anew each time. Throws what `takeFile` and `takePicture` throw. */
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
        // It showed what was in the file before.
        ...((file !== undefined || thumbnail === null) && { thumbnail: undefined }),
        ...(picture &&
          small && { thumbnail: { name: small.name, width: picture.width, height: picture.height } }),
      },
      take: [...(taken?.take ?? []), ...(picture?.take ?? [])],
      files: [stored, small],
    };
  };
}
