import { randomUUID } from 'node:crypto';
import { pathsOf, smallNameOf } from '#contract/fields/small-picture.ts';
import type { Folder } from '#contract/route.ts';
import { requireEnv } from '#platform/env.ts';

/** Milliseconds. Copying half a gigabyte from bucket to bucket takes that long. */
export const COPY_LIMIT_MS = 25_000;

const Bucket = requireEnv('CONTENT_BUCKET');

/** A file for the content host, under a new name. */
export interface NewFile {
  readonly name: string;
  /** Where the content host will serve it. */
  readonly path: `${Folder}/${string}`;
  readonly put: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** What is stored: bytes, or an object of the upload bucket as it was when its `etag` was read. */
export interface FileSource {
  readonly content:
    | Uint8Array
    | { readonly bucket: string; readonly key: string; readonly etag?: string | undefined };
  readonly extension: string;
  readonly contentType: string;
  /** A picture's small one, stored beside it; the name of the large one says that it is there. */
  readonly small?: FileSource | undefined;
}

/** Names a file for the content host. `within` is an id in its path: `group/<communityId>/<name>`. */
export function newFile(folder: Folder, source: FileSource, within?: string): NewFile {
  const { extension, small } = source;
  const name = [randomUUID(), ...(small ? [small.extension] : []), extension].join('.');
  const path =
    within === undefined ? (`${folder}/${name}` as const) : (`${folder}/${within}/${name}` as const);
  return { name, path, put: () => putBoth(path, source), remove: () => removePath(path) };
}

async function putBoth(path: string, source: FileSource): Promise<void> {
  const smallPath = source.small && smallNameOf(path);
  await Promise.all([put(path, source), smallPath && put(smallPath, source.small)]);
}

async function put(Key: string, { content, contentType: ContentType }: FileSource): Promise<void> {
  const target = { Bucket, Key, ContentType, CacheControl: 'public, max-age=31536000, immutable' };
  const { putObject, copyObject } = await import('./objects.ts');
  if (content instanceof Uint8Array) {
    await putObject({ ...target, Body: content });
    return;
  }
  const copy = {
    CopySource: `${content.bucket}/${content.key}`,
    CopySourceIfMatch: content.etag,
    MetadataDirective: 'REPLACE' as const,
  };
  await copyObject({ ...target, ...copy }, COPY_LIMIT_MS);
}

/** Removes a file from the content host, with its small picture, by its path. A missing file is no error. */
export async function removePath(path: string): Promise<void> {
  const { deleteObject } = await import('./objects.ts');
  await Promise.all(pathsOf(path).map((each) => deleteObject(Bucket, each)));
}
