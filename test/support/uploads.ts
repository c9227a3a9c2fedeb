import { newKey } from './forms.ts';
import type { TestMember, TestReply } from './stack.ts';

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

/** Uploads a file past the API; answers what a form carries in its place. */
export async function upload(member: TestMember, file: TestUpload): Promise<string> {
  const reply = await askUpload(member, file);
  const status = await putUpload(reply, file.bytes);
  if (status !== 200) throw new Error(`the upload was answered ${status}`);
  return `upload:${reply.body.data.id}`;
}
