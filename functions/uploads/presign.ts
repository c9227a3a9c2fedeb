import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';
import { objectKey } from '#platform/files/upload-item.ts';
import type { UploadDraft } from './upload.ts';

const Bucket = requireEnv('UPLOAD_BUCKET');
export const HOUR = 60 * 60; // seconds: for the beginning; what has begun goes on

/** Where a browser puts the file: type and length are signed, so nothing else can be put there. */
export async function presign(
  userId: string,
  { id, contentType, size }: UploadDraft & { id: string },
): Promise<{ url: string; headers: Record<string, string> }> {
  const url = await getSignedUrl(
    s3,
    new PutObjectCommand({
      Bucket,
      Key: objectKey(userId, id),
      ContentType: contentType,
      ContentLength: size,
    }),
    { expiresIn: HOUR, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
  );
  return { url, headers: { 'content-type': contentType } };
}
