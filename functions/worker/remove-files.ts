import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { requireEnv } from '#platform/env.ts';
import { removePath } from '#platform/files/files.ts';
import { s3 } from '#platform/files/s3.ts';
import type { Job } from '#platform/table/jobs.ts';

/** Removes files that nothing shows any more, and uploads that were taken over. */
export async function removeFiles({
  files,
  uploads,
}: Extract<Job, { kind: 'files-gone' }>): Promise<undefined> {
  const Bucket = requireEnv('UPLOAD_BUCKET');
  await Promise.all([
    ...files.map(removePath),
    ...uploads.map((Key) => s3.send(new DeleteObjectCommand({ Bucket, Key }))),
  ]);
}
