import * as z from 'zod/mini';

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
