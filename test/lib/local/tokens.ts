import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Jwks } from 'aws-jwt-verify/jwk';

export const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Test';
export const clientId = 'client-1';

/** A key as a user pool has one, and what signs with it. */
export function poolKey(kid = 'key-1') {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] } as Jwks;
  return {
    jwks,
    sign: (claims: object = {}, header: object = {}) => {
      const parts = [
        { alg: 'RS256', kid, ...header },
        { ...usual(), ...claims },
      ];
      const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
    },
  };
}

export const seconds = () => Math.floor(Date.now() / 1000);

const usual = () => ({
  sub: 'member-1',
  iss: issuer,
  client_id: clientId,
  token_use: 'access',
  exp: seconds() + 900,
  iat: seconds(),
});
