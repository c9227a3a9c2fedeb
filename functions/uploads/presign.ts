import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import { requireEnv } from '#platform/env.ts';
import { objectKey } from '#platform/files/upload-item.ts';
import { table } from '#platform/table/table.ts';
import type { UploadDraft } from './upload.ts';
import type { PartedUpload } from './upload-repository.ts';

const address = requireEnv('UPLOAD_ADDRESS');
const HOUR_SECONDS = 60 * 60; // for the beginning; what has begun goes on

// Signing asks nobody: we know where the bucket is, and the table's client has the rest. S3's client would only be
// loaded.
const { credentials, region, sha256 } = table.config;
const signer = new S3RequestPresigner({ credentials, region, sha256 });

/** The URL to put a file. Type and length are signed, so nothing else can be put there. */
export async function presign(
  userId: string,
  { id, contentType, size }: UploadDraft & { id: string },
): Promise<{ url: string; headers: Record<string, string> }> {
  const headers = { 'content-type': contentType };
  const signed = { ...headers, 'content-length': String(size) };
  return { url: await signPut(objectKey(userId, id), { 'x-id': 'PutObject' }, signed), headers };
}

/** The URL to put a part. Its length is signed. */
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
