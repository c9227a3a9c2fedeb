import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Folder } from '#contract/route.ts';
import { requireEnv } from './env.ts';
import type { CheckedPicture } from './picture.ts';

const Bucket = requireEnv('CONTENT_BUCKET');

// The stand-in on one machine has no host name for each bucket.
const s3 = new S3Client({ forcePathStyle: process.env['S3_FORCE_PATH_STYLE'] === 'true' });

/** A file of the content bucket, before the item that speaks of it is written. */
export interface StoredFile {
  readonly name: string;
  /** Takes the file away again, because its item was not written. */
  readonly discard: () => Promise<void>;
}

/** Puts a picture on the content host, under a name that nothing had before. */
export async function storePicture(folder: Folder, picture: CheckedPicture): Promise<StoredFile> {
  const name = `${randomUUID()}.${picture.extension}`;
  const Key = `${folder}/${name}`;
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: picture.content,
      ContentType: picture.contentType,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
  return { name, discard: () => removeFile(folder, name) };
}

/** Takes a file off the content host; one that is not there is no error. */
export async function removeFile(folder: Folder, name: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: `${folder}/${name}` }));
}
