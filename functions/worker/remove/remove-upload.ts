import { AbortMultipartUploadCommand, DeleteObjectCommand } from '@aws-sdk/client-s3';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';
import type { Part } from '#platform/table/job.ts';

/** Removes an upload's object, after its parts: no object can be made of them then. */
export async function removeUpload({ key, multipartId }: Extract<Part, { part: 'upload' }>): Promise<void> {
  const object = { Bucket: requireEnv('UPLOAD_BUCKET'), Key: key };
  if (multipartId !== undefined) {
    await s3
      .send(new AbortMultipartUploadCommand({ ...object, UploadId: multipartId }))
      .catch((cause: Error) => {
        // It is whole by now, or gone already.
        if (cause.name !== 'NoSuchUpload') throw cause;
      });
  }
  await s3.send(new DeleteObjectCommand(object));
}
