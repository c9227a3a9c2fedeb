import { randomInt } from 'node:crypto';
import { type ContactName, type DeliveryDetails, deliveryDetails } from './attributes.ts';
import { askCustomMessage, type MessageSource } from './custom-message.ts';
import { CognitoError, codeMismatch, expiredCode } from './errors.ts';
import type { CognitoMail, Pool } from './pool.ts';
import type { CodePurpose, SentCode, User } from './store.ts';

const hour = 60 * 60 * 1000;

/** A code that is stored with its user and not yet sent. */
export interface Message {
  readonly user: User;
  readonly mail: CognitoMail;
  readonly details: DeliveryDetails;
}

/** Replaces the user's code for this purpose. Await `deliver` next: it saves the code before it sends it. */
export function issueCode(
  pool: Pool,
  user: User,
  purpose: CodePurpose,
  attribute: ContactName,
  address: string,
): Message {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const lifetime = purpose === 'recover' ? hour : 24 * hour;
  user.codes[purpose] = { code, attribute, expires: pool.now() + lifetime };

  const details = deliveryDetails(attribute, address);
  const subject = purpose === 'recover' ? 'Your password reset code' : 'Your verification code';
  return {
    user,
    mail: { to: address, username: user.username, code, subject, medium: details.DeliveryMedium },
    details,
  };
}

/**
 * Saves the pool, then sends. Throws CodeDeliveryFailureException, or UserLambdaValidationException when the
 * trigger refuses the message; the code is valid all the same.
 */
export async function deliver(
  pool: Pool,
  source: MessageSource,
  messages: readonly Message[],
): Promise<DeliveryDetails[]> {
  await pool.store.commit();
  for (const { mail, user } of messages) {
    await askCustomMessage(pool, user, source);
    try {
      await pool.onMessage(mail);
    } catch (cause) {
      throw new CognitoError('CodeDeliveryFailureException', 'The code could not be delivered.', { cause });
    }
  }
  return messages.map(({ details }) => details);
}

/** Redeems the code; throws ExpiredCodeException or CodeMismatchException. A wrong code leaves it valid. */
export function redeemCode(pool: Pool, user: User, purpose: CodePurpose, code: string): SentCode {
  const sent = user.codes[purpose];
  if (!sent || sent.expires <= pool.now()) throw expiredCode();
  if (sent.code !== code) throw codeMismatch();
  delete user.codes[purpose];
  return sent;
}
