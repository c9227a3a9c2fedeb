import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Box } from './mailbox.ts';
import type { LocalPushKeys } from './push-keys.ts';

/** What a device would show. `at` is ISO 8601 UTC. */
export interface Push {
  /** Whose device it is, as its address says. */
  readonly to: string;
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
  readonly at: string;
}

export const PUSH_PATH = '/_local/push';
const MOST_BYTES = 4096;

/** Receives what is sent to the mailbox as a browser's push service and the browser itself would, and puts it there. */
export function createPushService(
  { operator, mailbox: keys }: LocalPushKeys,
  pushes: Pick<Box<Push>, 'add'>,
): RequestListener {
  return async (request, response) => {
    const end = (status: number) => void response.writeHead(status, { 'content-length': 0 }).end();
    if (request.method !== 'POST') return end(405);
    if (!request.headers['ttl']) return end(400);
    if (!isSigned(request.headers, operator.publicKey)) return end(403);
    const content = await read(request);
    if (!content) return end(413);
    try {
      const { notification } = JSON.parse(decrypt(content, keys));
      const { title, body, navigate } = notification;
      pushes.add({ to: String(request.url?.slice(PUSH_PATH.length + 1)), title, body, navigate });
      end(201);
    } catch {
      end(400);
    }
  };
}

/** RFC 8292: whether the operator signed it for this service, for a day at most. */
function isSigned({ authorization = '', host = '' }: IncomingHttpHeaders, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const [x, y] = [1, 33].map((from) =>
    bytesOf(publicKey)
      .subarray(from, from + 32)
      .toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: String(x), y: String(y) };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signer, bytesOf(signature))) return false;
  const { aud, exp } = JSON.parse(bytesOf(claims).toString());
  const left = exp - Date.now() / 1000;
  return aud === `http://${host}` && left > 0 && left <= 24 * 60 * 60;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
    if (parts.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES) return undefined;
  }
  return Buffer.concat(parts);
}

/** RFC 8291, as a browser does it: a push of one record. */
export function decrypt(content: Buffer, { privateKey, publicKey, auth }: LocalPushKeys['mailbox']): string {
  const salt = content.subarray(0, 16);
  const length = content.readUInt8(20);
  const sender = content.subarray(21, 21 + length);
  const sealed = content.subarray(21 + length);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey, 'base64url');
  const derive = (secret: Uint8Array, salted: Uint8Array, info: string | Uint8Array, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), sender]);
  const secret = derive(own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The record ends with a 2 and as many zeros as its sender liked.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
