import { incorrectSignIn, invalidParameter, sessionExpired } from './errors.ts';
import { type Input, requireParameter } from './input.ts';
import { verifierIn } from './passwords.ts';
import type { Pool } from './pool.ts';
import { open, SIGN_IN_MS, seal } from './sealed.ts';
import { isProven, isUsable, newOffer, type Offer, strangersVerifier } from './srp.ts';

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
  const begun: Begun = { ...offer, username, sent, expires: pool.now() + SIGN_IN_MS };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SECRET_BLOCK: seal(pool, begun),
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
  const begun = open<Begun>(pool, secretBlock);
  if (begun?.username !== username) throw incorrectSignIn();
  if (begun.expires <= pool.now()) throw sessionExpired();
  const verifier = verifierIn(pool.store.users.get(username)?.passwordHash);
  const proof = { poolId: pool.identity.userPoolId, username, offer: begun, sent: begun.sent };
  const isRight = !!verifier && isProven({ ...proof, verifier, secretBlock, timestamp, signature });
  return { username, isRight };
}
