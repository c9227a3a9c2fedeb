import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { incorrectSignIn, invalidParameter, notAuthorized } from './errors.ts';
import { type Input, requireParameter } from './input.ts';
import { verifierIn } from './passwords.ts';
import type { Pool } from './pool.ts';
import { isProven, isUsable, newOffer, type Offer, strangersVerifier } from './srp.ts';

const minute = 60_000; // ms
/** How long a sign-in may take between its two requests, as the cloud's client is set. */
const MAX_PAUSE_MS = 3 * minute;

/** What the pool has to remember between the two requests; it travels in the secret block, which it alone can read. */
interface Begun extends Offer {
  readonly username: string;
  /** `SRP_A` */
  readonly sent: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/** The first half of a sign-in by SRP. A user who does not exist gets an offer that no password fits. */
export function offerVerifier(pool: Pool, parameters: Input): object {
  const { userPoolId } = pool.identity;
  const username = requireParameter(parameters, 'USERNAME').toLowerCase();
  const sent = requireParameter(parameters, 'SRP_A');
  if (!isUsable(sent)) throw invalidParameter('Invalid SRP_A');
  const stored = pool.store.users.get(username)?.passwordHash;
  const verifier = verifierIn(stored) ?? strangersVerifier(userPoolId, username);
  const offer = newOffer(verifier);
  const begun: Begun = { ...offer, username, sent, expires: pool.now() + MAX_PAUSE_MS };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SECRET_BLOCK: seal(pool, JSON.stringify(begun)),
      SRP_B: offer.offered,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

/** Cognito's words for a day: `Tue Nov 3 09:05:00 UTC 2026`, without a zero before the day. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}$/;

/** The second half: whose sign-in it is, and whether the password was proven. */
export function readProof(pool: Pool, responses: Input): { username: string; isRight: boolean } {
  const username = requireParameter(responses, 'USERNAME').toLowerCase();
  const secretBlock = requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = requireParameter(responses, 'TIMESTAMP');
  if (!TIMESTAMP.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const begun = open(pool, secretBlock);
  if (begun.username !== username) throw incorrectSignIn();
  if (begun.expires <= pool.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  const verifier = verifierIn(pool.store.users.get(username)?.passwordHash);
  const proof = { poolId: pool.identity.userPoolId, username, offer: begun, sent: begun.sent };
  const isRight = !!verifier && isProven({ ...proof, verifier, secretBlock, timestamp, signature });
  return { username, isRight };
}

const cipher = 'aes-256-gcm';
const keyOf = (pool: Pool) =>
  Buffer.from(hkdfSync('sha256', pool.identity.privateKey, '', 'secret blocks', 32));

function seal(pool: Pool, text: string): string {
  const nonce = randomBytes(12);
  const sealer = createCipheriv(cipher, keyOf(pool), nonce);
  const sealed = Buffer.concat([sealer.update(text), sealer.final()]);
  return Buffer.concat([nonce, sealer.getAuthTag(), sealed]).toString('base64');
}

function open(pool: Pool, block: string): Begun {
  const bytes = Buffer.from(block, 'base64');
  try {
    const opener = createDecipheriv(cipher, keyOf(pool), bytes.subarray(0, 12));
    opener.setAuthTag(bytes.subarray(12, 28));
    return JSON.parse(`${opener.update(bytes.subarray(28))}${opener.final()}`) as Begun;
  } catch {
    throw incorrectSignIn();
  }
}
