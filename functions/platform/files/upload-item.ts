import * as z from 'zod/mini';

/** A file that a member may put into the upload bucket, or has put there, until a record takes it over. */
export const Upload = z.object({
  id: z.string(),
  kind: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Unix time in seconds. */
  expiresAt: z.int(),
  /** What S3 calls it, where it goes in parts. */
  multipartId: z.optional(z.string()),
});
export type Upload = z.infer<typeof Upload>;

/** Where the bytes of an upload lie. */
export const objectKey = (userId: string, uploadId: string): string => `${userId}/${uploadId}`;
