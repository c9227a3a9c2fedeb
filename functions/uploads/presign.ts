import { requireEnv } from '#platform/env.ts';
import { signUrl } from '#platform/files/sign.ts';
import { objectKey } from '#platform/files/upload-item.ts';
import type { UploadDraft } from './upload.ts';
import type { PartedUpload } from './upload-repository.ts';

const address = requireEnv('UPLOAD_ADDRESS');
const HOUR_SECONDS = 60 * 60; // for the beginning; what has begun goes on

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

const signPut = (
  key: string,
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<string> => signUrl(`${address}/${key}`, { method: 'PUT', query, headers, seconds: HOUR_SECONDS });
