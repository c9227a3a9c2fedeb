import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
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

export const deleteObject = (Bucket: string, Key: string) =>
  s3.send(new DeleteObjectCommand({ Bucket, Key }));
