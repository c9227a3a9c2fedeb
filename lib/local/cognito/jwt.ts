import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { Identity } from './identity.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Signs and checks the pool's tokens with its own key (RS256, the only algorithm that Cognito uses). */
export class JwtSigner {
  readonly jwks: Jwks;
  readonly #header: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor({ privateKey }: Identity) {
    this.#privateKey = createPrivateKey(privateKey);
    this.#publicKey = createPublicKey(this.#privateKey);
    const { n = '', e = '' } = this.#publicKey.export({ format: 'jwk' });
    const kid = createHash('sha256').update(n).digest('base64');
    this.#header = encode({ kid, alg: 'RS256' });
    this.jwks = { keys: [{ kid, alg: 'RS256', kty: 'RSA', use: 'sig', n, e }] };
  }

  sign(claims: Claims): string {
    const text = `${this.#header}.${encode(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), this.#privateKey).toString('base64url')}`;
  }

  /** The claims, or undefined when this key has not signed the token. Expiry is not checked. */
  verify(token: string): Claims | undefined {
    const [header, payload, signature, ...rest] = token.split('.');
    // Compared as a whole, so that no token can choose another algorithm or key.
    if (header !== this.#header || !payload || !signature || rest.length > 0) return undefined;
    const text = Buffer.from(`${header}.${payload}`);
    if (!verify('RSA-SHA256', text, this.#publicKey, Buffer.from(signature, 'base64url'))) return undefined;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
