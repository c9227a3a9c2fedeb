import { createPrivateKey, sign } from 'node:crypto';

/**
 * The operator's pair of keys (RFC 8292), in base64url: the point of the public one, and the number of the private one.
 */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: `mailto:` or an address on the web. */
  readonly subject: string;
}

/** Seconds that a signature is good for; services take a day at most. */
const GOOD_FOR = 12 * 60 * 60;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What says to a push service who sends. */
export function authorization(endpoint: string, keys: PushKeys, now = Date.now()): string {
  const { publicKey, privateKey, subject } = keys;
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: String(x), y: String(y) };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
