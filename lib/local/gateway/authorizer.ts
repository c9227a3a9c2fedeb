import { hash } from 'node:crypto';
import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';

export interface AuthorizerOptions {
  readonly issuer: string;
  /** The app client that tokens must be issued for. */
  readonly clientId: string;
  readonly jwks: Jwks;
  /** Epoch milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** The token's claims as an HTTP API passes them to a function: all as text. */
export interface Authorized {
  readonly jwt: { readonly claims: Record<string, string>; readonly scopes: null };
}

/** Returns undefined for a token that an HTTP API's JWT authorizer refuses. */
export type Authorize = (authorization: string | undefined) => Authorized | undefined;

const VERIFIED_TTL_MS = 60_000; // ms for which a verified token is not checked again
const MAX_CACHED_TOKENS = 10_000; // verified tokens kept

/** The rules of an HTTP API's JWT authorizer: signature, `iss`, `exp`, `nbf`, `iat`, and `aud` or `client_id`. */
export function createAuthorizer({ issuer, clientId, jwks, now = Date.now }: AuthorizerOptions): Authorize {
  const verifier = JwtVerifier.create({ issuer, audience: null });
  verifier.cacheJwks(jwks);
  const known = new Map<string, { readonly authorized: Authorized; readonly until: number }>();

  return (authorization) => {
    if (!authorization) return undefined;
    const token = authorization.replace(/^Bearer\s+/i, '');
    const key = hash('sha256', token, 'base64');
    const time = now();
    const earlier = known.get(key);
    if (earlier && time < earlier.until) return earlier.authorized;
    known.delete(key);

    const claims = verified(() => verifier.verifySync(token));
    if (!claims || !isTimely(claims, time) || !isFor(claims, clientId)) return undefined;
    const authorized = { jwt: { claims: asTexts(claims), scopes: null } };
    if (known.size >= MAX_CACHED_TOKENS) known.delete(known.keys().next().value as string);
    known.set(key, { authorized, until: Math.min(time + VERIFIED_TTL_MS, Number(claims.exp) * 1000) });
    return authorized;
  };
}

function verified(verify: () => JwtPayload): JwtPayload | undefined {
  try {
    return verify();
  } catch {
    return undefined;
  }
}

function isTimely({ exp, nbf, iat }: JwtPayload, now: number): boolean {
  if (typeof exp !== 'number' || exp * 1000 <= now) return false;
  return [nbf, iat].every((time) => time === undefined || time * 1000 <= now);
}

/** `client_id` counts only when there is no `aud`. */
function isFor({ aud, client_id: client }: JwtPayload, clientId: string): boolean {
  if (aud === undefined) return client === clientId;
  return Array.isArray(aud) ? aud.includes(clientId) : aud === clientId;
}

function asTexts(claims: JwtPayload): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? `[${value.join(' ')}]`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
    ]),
  );
}
