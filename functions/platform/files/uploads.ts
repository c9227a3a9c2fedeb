import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { requireEnv } from '#platform/env.ts';
import { AppError } from '#platform/errors.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { isMissingObject } from './missing-object.ts';
import { objectKey, Upload } from './upload-item.ts';

/** An upload that its owner opened for this kind of file. */
export interface OpenUpload extends Upload {
  readonly bucket: string;
  /** Of the object in the bucket. */
  readonly key: string;
  /** The writes that use it up, in the transaction of the record that shows the file. */
  readonly use: readonly Action[];
}

/** Throws `upload.missing`, for the field that named it, when it is another member's, of another kind, or used. */
export async function openUpload(
  userId: string,
  reference: string,
  kind: UploadFolder,
  field: string,
): Promise<OpenUpload> {
  const id = reference.slice('upload:'.length);
  const key = keys.upload(userId, id);
  const upload = parsed(await findItem(key));
  if (!upload || upload.kind !== kind || upload.expiresAt * 1000 <= Date.now()) throw uploadMissing(field);
  return {
    ...upload,
    bucket: requireEnv('UPLOAD_BUCKET'),
    key: objectKey(userId, id),
    use: [usedUp(key, field)],
  };
}

const parsed = (item: StoredItem | undefined) => item && Upload.parse(item);

export interface UploadContent {
  readonly bytes: Uint8Array;
  /** Bytes of the whole object. */
  readonly size: number;
  /** The etag of the object that they were read from: its owner may put another there within the hour. */
  readonly etag?: string | undefined;
}

/** Its first bytes, or all; throws `upload.missing` when they were never put there. */
export async function readUpload(
  { bucket, key }: OpenUpload,
  field: string,
  first?: number,
): Promise<UploadContent> {
  const { getObject } = await import('./objects.ts');
  try {
    const { Body, ETag, ContentRange } = await getObject({
      Bucket: bucket,
      Key: key,
      ...(first !== undefined && { Range: `bytes=0-${first - 1}` }),
    });
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const [, size = bytes.length] = /\/(\d+)$/.exec(ContentRange ?? '') ?? [];
    return { bytes, size: Number(size), etag: ETag };
  } catch (cause) {
    // An empty object has no range to read.
    if (cause instanceof Error && cause.name === 'InvalidRange') return { bytes: new Uint8Array(), size: 0 };
    if (isMissingObject(cause)) throw uploadMissing(field);
    throw cause;
  }
}

const usedUp = (key: Key, field: string): Action => ({
  remove: { Key: key, ConditionExpression: 'attribute_exists(pk)' },
  otherwise: () => uploadMissing(field),
});

/** Whatever the reason, the answer is the same. */
export function uploadMissing(field: string): AppError {
  const message = 'This file is not here any more. Please choose it again.';
  return new AppError('invalid', 'upload.missing', message, { fields: { [field]: message } });
}
