import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import {
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { pathsOf } from '#contract/fields/small-picture.ts';
import { removePath } from '#platform/files/files.ts';
import { s3 } from '#platform/files/s3.ts';
import type { System } from '../system.ts';

/** The distribution whose copies are to be removed; on one machine there are neither copies nor versions. */
export type Edge = Pick<System, 'distributionId'>;

const bucket = () => ({ Bucket: process.env['CONTENT_BUCKET'] });

/** Whether the content host serves a file at a path. */
export async function isServed(path: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ ...bucket(), Key: path }));
    return true;
  } catch (cause) {
    if (cause instanceof Error && ['NotFound', 'NoSuchKey'].includes(cause.name)) return false;
    throw cause;
  }
}

const FILES_AT_ONCE = 10; // files

/**
 * Deletes files for good, by the paths at which they are served: every version, then the edge's copies. Missing files
 * are no error. Returns whether the edge was asked to drop them; otherwise it does so within a day.
 */
export async function takeFilesAway(paths: readonly string[], { distributionId }: Edge): Promise<boolean> {
  const all = [...new Set(paths.flatMap(pathsOf))];
  const remove = distributionId === undefined ? removePath : removeVersions;
  for (let first = 0; first < all.length; first += FILES_AT_ONCE) {
    await Promise.all(all.slice(first, first + FILES_AT_ONCE).map(remove));
  }
  return distributionId === undefined || forgetAtEdge(distributionId, all);
}

/** A versioned bucket keeps what is deleted: each version and delete marker is removed by its id. */
async function removeVersions(path: string): Promise<void> {
  let marker: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (marker) {
    const page: ListObjectVersionsCommandOutput = await s3.send(
      new ListObjectVersionsCommand({ ...bucket(), Prefix: path, ...marker }),
    );
    const { Versions = [], DeleteMarkers = [], IsTruncated, NextKeyMarker, NextVersionIdMarker } = page;
    const Objects = [...Versions, ...DeleteMarkers]
      .filter(({ Key }) => Key === path)
      .map(({ VersionId }) => ({ Key: path, VersionId }));
    if (Objects.length > 0) {
      const { Errors = [] } = await s3.send(
        new DeleteObjectsCommand({ ...bucket(), Delete: { Objects, Quiet: true } }),
      );
      const [failed] = Errors;
      if (failed) throw new Error(`${path} is not all gone: ${failed.Message} (${failed.Code})`);
    }
    marker = IsTruncated ? { KeyMarker: NextKeyMarker, VersionIdMarker: NextVersionIdMarker } : undefined;
  }
}

const MAX_PATHS = 3000; // paths that a distribution accepts at a time

async function forgetAtEdge(DistributionId: string, paths: readonly string[]): Promise<boolean> {
  if (paths.length > MAX_PATHS) return false;
  if (paths.length === 0) return true;
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const Paths = { Quantity: paths.length, Items: paths.map((path) => `/${encodeURI(path)}`) };
  try {
    await client.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { CallerReference: ulid(), Paths },
      }),
    );
    return true;
  } finally {
    client.destroy();
  }
}
