import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Bearer } from './row.ts';

/** Tokens that look like this one, and that nobody may come in with. */
export function forged(token: string): Record<Exclude<Bearer, 'ada' | 'ben' | 'identity'>, string> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = createSign('RSA-SHA256').update(`${header}.${payload}`).sign(privateKey, 'base64url');
  return {
    changed: [header, encoded({ ...claims, exp: claims.exp + 3600 }), signature].join('.'),
    unsigned: [encoded({ alg: 'none' }), payload, ''].join('.'),
    foreign: [header, payload, sign].join('.'),
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
