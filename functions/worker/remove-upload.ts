import { AbortMultipartUploadCommand, DeleteObjectCommand } from '@aws-sdk/client-s3';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';
import type { Part } from '#platform/table/job.ts';

/** Removes the object of an upload, and first the parts that it was to be made of: after that none can be made. */
export async function removeUpload({ key, multipartId }: Extract<Part, { part: 'upload' }>): Promise<void> {
  const object = { Bucket: requireEnv('UPLOAD_BUCKET'), Key: key };
  if (multipartId !== undefined) {
    await s3
      .send(new AbortMultipartUploadCommand({ ...object, UploadId: multipartId }))
      .catch((cause: Error) => {
        // Whole by now, or gone already.
        if (cause.name !== 'NoSuchUpload') throw cause;
      });
  }
  await s3.send(new DeleteObjectCommand(object));
}
