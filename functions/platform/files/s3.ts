import { S3Client } from '@aws-sdk/client-s3';
import { clientSettings } from '#platform/client-settings.ts';
import { traced } from '#platform/traced.ts';

export const s3 = traced(
  new S3Client({
    ...clientSettings(8000), // ms: ten megabytes, there or back
    // The stand-in has no host name for each bucket.
    forcePathStyle: process.env['S3_FORCE_PATH_STYLE'] === 'true',
    // A browser that puts a file knows no checksum of it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  }),
);
