import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import { uploadGone } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** A file that a member may put into the upload bucket, or has put there, until a record uses it. */
export const Upload = z.object({
  id: z.string(),
  kind: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Unix time in seconds. */
  expiresAt: z.int(),
  /** S3's id of a multipart upload, where the file goes in parts. */
  multipartId: z.optional(z.string()),
});
export type Upload = z.infer<typeof Upload>;

/** The key of an upload's object. */
export const objectKey = (userId: string, uploadId: string): string => `${userId}/${uploadId}`;

/** The writes after which nobody can use it, and which remove what has arrived. */
export const removeUpload = (userId: string, { id, multipartId }: Upload): Action[] => [
  {
    remove: { Key: keys.upload(userId, id), ConditionExpression: 'attribute_exists(pk)' },
    otherwise: missing,
  },
  uploadGone(objectKey(userId, id), multipartId),
];

/** The reason does not matter to the caller, who has to begin anew. */
export const missing = () =>
  new AppError('missing', 'upload.missing', 'This file is not here any more. Please choose it again.');
