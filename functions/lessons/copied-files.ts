import { copyOfFile, sizeOfFile } from '#platform/files/copied-file.ts';
import type { NewFile } from '#platform/files/files.ts';
import type { Files } from '#platform/table/jobs.ts';

type Path = NonNullable<Files[number]>;

/** The files of something that is to be copied, as far as they are there. */
export interface Found {
  readonly paths: readonly NewFile['path'][];
  readonly bytes: number;
}

export async function findFiles(files: Files): Promise<Found> {
  const named = files.filter((path) => path !== undefined && path !== '') as NewFile['path'][];
  const sizes = await Promise.all(named.map(sizeOfFile));
  return {
    paths: named.filter((_, index) => sizes[index] !== undefined),
    bytes: sizes.reduce<number>((sum, size = 0) => sum + size, 0),
  };
}

/** Copies of files, under new names each time, and the name of each by the path of what it is a copy of. */
export function copiesOf({ paths }: Found) {
  const copies = new Map<Path, NewFile>(paths.map((path) => [path, copyOfFile(path)]));
  return { files: [...copies.values()], nameOf: (path: Path) => copies.get(path)?.name };
}
