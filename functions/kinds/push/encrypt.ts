import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/*
 * A message that the push service cannot read: RFC 8291, by the content coding `aes128gcm` of RFC 8188, in one record.
 * Node has all of it; a library would add a hundred kilobytes to the worker for the same sixty lines.
 */

/** Bytes that a push holds at most; services take 4,096 with what is added here. */
export const MOST_BYTES = 3000;

const RECORD_SIZE = 4096;
/** Ends the last record. */
const LAST = Buffer.from([2]);

interface Device {
  readonly p256dh: string;
  readonly auth: string;
}

/** What one message is encrypted with besides the device's keys; nothing is ever used twice. */
const made = () => {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
};

/** Throws for a key that is no point of the curve, and for what is longer than a push may be. */
export function encrypt(text: string, { p256dh, auth }: Device, { sender, salt } = made()): Buffer {
  const length = Buffer.byteLength(text);
  if (length > MOST_BYTES) throw new RangeError(`A push of ${length} bytes is over ${MOST_BYTES}.`);
  const receiver = Buffer.from(p256dh, 'base64url');
  const shared = sender.computeSecret(receiver);
  const own = sender.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, ...sealed]);
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
