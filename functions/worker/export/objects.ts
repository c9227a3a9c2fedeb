import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type ListPartsCommandOutput,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { requireEnv } from '#platform/env.ts';
import { s3 } from '#platform/files/s3.ts';

/** Where an object of an archive lies: in the bucket of archives, or of the content host. */
export interface Place {
  readonly isContent: boolean;
  readonly key: string;
}

const archives = () => requireEnv('EXPORT_BUCKET');
const bucketOf = ({ isContent }: Place) => (isContent ? requireEnv('CONTENT_BUCKET') : archives());
const JOIN_LIMIT_MS = 60_000; // some gigabytes of parts become one object

export const putText = (Key: string, Body: string) =>
  s3.send(new PutObjectCommand({ Bucket: archives(), Key, Body }));

/** Bytes of an object; undefined where there is none. */
export async function sizeOf(place: Place): Promise<number | undefined> {
  try {
    const { ContentLength } = await s3.send(
      new HeadObjectCommand({ Bucket: bucketOf(place), Key: place.key }),
    );
    return ContentLength;
  } catch (cause) {
    // S3 answers 403 for a missing object when the function may not list the bucket; a HEAD gives no reason.
    const { httpStatusCode } = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
    if (httpStatusCode === 403 || httpStatusCode === 404) return undefined;
    throw cause;
  }
}

/** A stretch of an object, or all of it. Throws when it is not there any more. */
export async function readBytes(place: Place, from?: number, to?: number): Promise<Uint8Array> {
  if (from !== undefined && from === to) return new Uint8Array();
  const Range = from === undefined ? undefined : `bytes=${from}-${Number(to) - 1}`;
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucketOf(place), Key: place.key, Range }));
  if (!Body) throw new Error(`${place.key} has no body`);
  return Body.transformToByteArray();
}

export async function beginArchive(Key: string): Promise<string> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket: archives(), Key, ContentType: 'application/zip' }),
  );
  if (!UploadId) throw new Error('S3 opened no multipart upload');
  return UploadId;
}

export const putPart = (Key: string, UploadId: string, PartNumber: number, Body: Uint8Array) =>
  s3.send(new UploadPartCommand({ Bucket: archives(), Key, UploadId, PartNumber, Body }));

/** Makes one object of all parts; one that is whole already stays so. */
export async function joinArchive(Key: string, UploadId: string): Promise<void> {
  const object = { Bucket: archives(), Key, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let PartNumberMarker: string | undefined;
    do {
      const page: ListPartsCommandOutput = await s3.send(
        new ListPartsCommand({ ...object, PartNumberMarker }),
      );
      for (const { PartNumber, ETag } of page.Parts ?? []) Parts.push({ PartNumber, ETag });
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker !== undefined);
    await s3.send(new CompleteMultipartUploadCommand({ ...object, MultipartUpload: { Parts } }), {
      requestTimeout: JOIN_LIMIT_MS,
    });
  } catch (cause) {
    if ((cause as Error).name !== 'NoSuchUpload') throw cause;
    if ((await sizeOf({ isContent: false, key: Key })) === undefined) throw cause;
  }
}

export async function giveUpArchive(Key: string, UploadId: string): Promise<void> {
  await s3
    .send(new AbortMultipartUploadCommand({ Bucket: archives(), Key, UploadId }))
    .catch((cause: Error) => {
      if (cause.name !== 'NoSuchUpload') throw cause;
    });
}

export const removeObjects = async (keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((Key) => s3.send(new DeleteObjectCommand({ Bucket: archives(), Key }))));
};
