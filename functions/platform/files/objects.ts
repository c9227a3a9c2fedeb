import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { s3 } from './s3.ts';

/*
 * Calls to S3 for the files of requests. Few requests bring one, and the client is a third of a function's code: it is
 * imported with the first file, so that other cold starts do not wait for it.
 */

export const putObject = (input: PutObjectCommandInput) => s3.send(new PutObjectCommand(input));

/** `requestTimeout` in milliseconds. */
export const copyObject = (input: CopyObjectCommandInput, requestTimeout: number) =>
  s3.send(new CopyObjectCommand(input), { requestTimeout });

export const getObject = (input: GetObjectCommandInput) => s3.send(new GetObjectCommand(input));

/** Bytes; undefined without such an object. Who may not list a bucket is told that they may not see a missing one. */
export async function sizeOfObject(Bucket: string, Key: string): Promise<number | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
  } catch (cause) {
    if (cause instanceof S3ServiceException && [403, 404].includes(cause.$metadata.httpStatusCode ?? 0))
      return undefined;
    throw cause;
  }
}

export const deleteObject = (Bucket: string, Key: string) =>
  s3.send(new DeleteObjectCommand({ Bucket, Key }));
