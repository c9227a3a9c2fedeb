import { createECDH } from 'node:crypto';

/**
 * What pushes are signed with (RFC 8292), in base64url: the point of the public key, and the number of the private one.
 */
export interface PushPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';

export function newPushPair(): PushPair {
  const ecdh = createECDH(CURVE);
  const publicKey = ecdh.generateKeys('base64url', 'uncompressed');
  // Of a number that begins with zeros, Node leaves these out.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/** Throws for what is no private key of the curve. */
export function publicKeyOf(privateKey: string): string {
  // Node takes a shorter number for a small one.
  if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('this is no private key');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey, 'base64url');
  return ecdh.getPublicKey('base64url', 'uncompressed');
}
