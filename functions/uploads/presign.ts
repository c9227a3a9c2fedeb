import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import { requireEnv } from '#platform/env.ts';
import { objectKey } from '#platform/files/upload-item.ts';
import { table } from '#platform/table/table.ts';
import type { UploadDraft } from './upload.ts';
import type { PartedUpload } from './upload-repository.ts';

const address = requireEnv('UPLOAD_ADDRESS');
const HOUR_SECONDS = 60 * 60; // for the beginning; what has begun goes on

// To sign asks nobody: where the bucket is we know, and the rest the table's client has. S3's own would only be loaded.
const { credentials, region, sha256 } = table.config;
const signer = new S3RequestPresigner({ credentials, region, sha256 });

/** Where a browser puts the file: type and length are signed, so nothing else can be put there. */
export async function presign(
  userId: string,
  { id, contentType, size }: UploadDraft & { id: string },
): Promise<{ url: string; headers: Record<string, string> }> {
  const headers = { 'content-type': contentType };
  const signed = { ...headers, 'content-length': String(size) };
  return { url: await signPut(objectKey(userId, id), { 'x-id': 'PutObject' }, signed), headers };
}

/** Where a browser puts a part: its length is signed, so nothing longer or shorter can be put there. */
export function presignPart(
  userId: string,
  { id, multipartId }: PartedUpload,
  { number, size }: { number: number; size: number },
): Promise<string> {
  const query = { partNumber: String(number), uploadId: multipartId, 'x-id': 'UploadPart' };
  return signPut(objectKey(userId, id), query, { 'content-length': String(size) });
}

async function signPut(
  key: string,
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<string> {
  const url = new URL(`${address}/${key}`);
  const { protocol, hostname, port, pathname: path } = url;
  const host = { protocol, hostname, ...(port && { port: Number(port) }), path };
  const signed = await signer.presign(
    // The signer adds headers of its own.
    { method: 'PUT', ...host, query, headers: { ...headers } },
    { expiresIn: HOUR_SECONDS, signableHeaders: new Set(['host', ...Object.keys(headers)]) },
  );
  url.search = new URLSearchParams(signed.query as Record<string, string>).toString();
  return url.href;
}
