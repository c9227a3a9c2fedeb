/** Whether S3 has no such object. A function that may not list a bucket is told that it may not see a missing one. */
export const isMissingObject = (cause: unknown): cause is Error =>
  cause instanceof Error && /^(NoSuchKey|AccessDenied)$/.test(cause.name);
