import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';
import { objectKey } from '#platform/files/upload-item.ts';
import { type UploadDraft, wrongParts } from './upload.ts';
import type { PartedUpload } from './upload-repository.ts';

const Bucket = requireEnv('UPLOAD_BUCKET');
const COMPLETION_LIMIT_MS = 25_000; // half a gigabyte of parts becomes one object

/** Opens a multipart upload. @returns S3's id of it. */
export async function openParts(
  userId: string,
  { id, contentType }: UploadDraft & { id: string },
): Promise<string> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key: objectKey(userId, id), ContentType: contentType }),
  );
  if (!UploadId) throw new Error('S3 opened no multipart upload');
  return UploadId;
}

/**
 * Makes one object of all parts. @returns how many bytes it has; undefined when there is none. A repeated call, also at
 * the same time, answers the same. Throws `upload.wrong-parts` for parts that differ from what was put there.
 */
export async function joinParts(
  userId: string,
  { id, multipartId }: PartedUpload,
  parts: readonly { number: number; etag: string }[],
): Promise<number | undefined> {
  const object = { Bucket, Key: objectKey(userId, id) };
  const Parts = parts.map(({ number, etag }) => ({
    PartNumber: number,
    ETag: `"${etag.replaceAll('"', '')}"`,
  }));
  try {
    await s3.send(
      new CompleteMultipartUploadCommand({ ...object, UploadId: multipartId, MultipartUpload: { Parts } }),
      { requestTimeout: COMPLETION_LIMIT_MS },
    );
  } catch (cause) {
    const { name } = cause as Error;
    if (/^(InvalidPart|InvalidPartOrder|EntityTooSmall)$/.test(name)) throw wrongParts(cause);
    // Another request has done it, or it was given up.
    if (name !== 'NoSuchUpload') throw cause;
  }
  return sizeOf(object);
}

async function sizeOf(object: { Bucket: string; Key: string }): Promise<number | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand(object))).ContentLength;
  } catch (cause) {
    // S3 answers 403 for a missing object when the function may not list the bucket; a HEAD gives no reason.
    const { httpStatusCode } = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
    if (httpStatusCode === 403 || httpStatusCode === 404) return undefined;
    throw cause;
  }
}
