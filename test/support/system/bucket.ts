import { ListObjectsV2Command, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { workerRests } from './jobs.ts';

/** A client that may list the buckets of the stand-in, too; by itself it is that of the running stack. */
export function standInS3(config: S3ClientConfig = {}): S3Client {
  const s3 = new S3Client({ forcePathStyle: true, ...config });
  // The stand-in checks a signature over a path without the slash at its end.
  s3.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      request.path = request.path.replace(/^(\/[^/]+)\/$/, '$1');
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  return s3;
}

/** The names of everything that a bucket of the running stack holds, sorted. */
export async function filesIn(bucket: 'content' | 'uploads' | 'exports'): Promise<string[]> {
  const s3 = standInS3();
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
  s3.destroy();
  return Contents.map(({ Key }) => Key ?? '').sort();
}

/** The same, once the worker has removed what earlier changes left. */
export async function filesAtRest(bucket: 'content' | 'uploads' | 'exports' = 'content'): Promise<string[]> {
  await workerRests();
  return filesIn(bucket);
}
