import { randomUUID } from 'node:crypto';
import { pathsOf } from '#contract/fields/small-picture.ts';
import { requireEnv } from '#platform/env.ts';
import { AppError } from '#platform/errors.ts';
import { COPY_LIMIT_MS, type NewFile, removePath } from './files.ts';
import { isMissingObject } from './missing-object.ts';

type Path = NewFile['path'];

const Bucket = requireEnv('CONTENT_BUCKET');

/** Bytes of a file on the content host, with its small picture; undefined where it is not there any more. */
export async function sizeOfFile(path: Path): Promise<number | undefined> {
  const { sizeOfObject } = await import('./objects.ts');
  const sizes = await Promise.all(pathsOf(path).map((each) => sizeOfObject(Bucket, each)));
  return sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size = 0) => sum + size, 0);
}

/**
 * A copy of a file on the content host, with its small picture, in the same folder. Storing it throws `file.gone` where
 * the file was deleted since it was looked for.
 */
export function copyOfFile(path: Path): NewFile {
  const [folder = '', before = ''] = path.split('/');
  const name = randomUUID() + before.slice(before.indexOf('.'));
  const copy = `${folder}/${name}` as Path;
  const to = pathsOf(copy);
  const put = async (from: string, index: number) => {
    const { copyObject } = await import('./objects.ts');
    const copying = { Bucket, Key: to[index], CopySource: `${Bucket}/${from}` };
    await copyObject(copying, COPY_LIMIT_MS).catch((cause: unknown) => {
      throw isMissingObject(cause) ? gone(cause) : cause;
    });
  };
  return {
    name,
    path: copy,
    put: async () => void (await Promise.all(pathsOf(path).map(put))),
    remove: () => removePath(copy),
  };
}

const gone = (cause: Error): AppError =>
  new AppError('conflict', 'file.gone', 'A file of this was deleted meanwhile. Please try again.', { cause });
