import { PART_SIZE } from '#contract/fields/upload-kinds.ts';
import { newKey } from '#test/forms.ts';
import type { TestMember, TestReply } from '#test/system/stack.ts';

export interface TestUpload {
  readonly kind: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Asks for an upload; `size` may differ from the bytes that follow. */
export function askUpload(
  member: TestMember,
  { kind, filename, contentType, bytes }: TestUpload,
  size = bytes.length,
): Promise<TestReply> {
  return member.call('POST', '/api/uploads', { kind, filename, contentType, size }, newKey());
}

/** Puts the bytes where a reply of `askUpload` says, as a browser does; answers the status. */
export async function putUpload(
  reply: TestReply,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<number> {
  const { url, method, headers: given } = reply.body.data;
  const put = await fetch(url, { method, headers: { ...given, ...headers }, body: bytes });
  await put.arrayBuffer();
  return put.status;
}

/** The same as `askUpload`, to go in parts; answers the upload's id. */
export async function askParts(
  member: TestMember,
  { kind, filename, contentType, bytes }: TestUpload,
  size = bytes.length,
): Promise<string> {
  const reply = await member.call('POST', '/api/uploads/parts', { kind, filename, contentType, size });
  if (reply.status !== 201) throw new Error(`asking for parts was answered ${reply.status}`);
  return reply.body.data.id;
}

export interface TestPart {
  readonly number: number;
  readonly etag: string;
}

/**
 * Puts the parts of a file from a number on where they belong, as a browser does; answers what they are called there.
 */
export async function putParts(
  member: TestMember,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  { from = 1, most = Number.POSITIVE_INFINITY } = {},
): Promise<TestPart[]> {
  const { status, body } = await member.call('GET', `/api/uploads/${id}/parts?from=${from}`);
  if (status !== 200) throw new Error(`signing parts was answered ${status}`);
  const parts: TestPart[] = [];
  for (const { number, size, url } of body.data.slice(0, most)) {
    const start = (number - 1) * PART_SIZE;
    const put = await fetch(url, { method: 'PUT', body: bytes.slice(start, start + size) });
    if (put.status !== 200) throw new Error(`part ${number} was answered ${put.status}`);
    parts.push({ number, etag: put.headers.get('etag') ?? '' });
  }
  return parts;
}

export const completeUpload = (member: TestMember, id: string, parts: readonly unknown[], key = newKey()) =>
  member.call('POST', `/api/uploads/${id}/complete`, { parts }, key);

/** Uploads a file past the API; answers what a form carries in its place. */
export async function upload(member: TestMember, file: TestUpload): Promise<string> {
  const reply = await askUpload(member, file);
  const status = await putUpload(reply, file.bytes);
  if (status !== 200) throw new Error(`the upload was answered ${status}`);
  return `upload:${reply.body.data.id}`;
}
