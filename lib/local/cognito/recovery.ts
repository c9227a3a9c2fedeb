import { type ContactName, simulatedDelivery } from './attributes.ts';
import { deliver, issueCode, redeemCode } from './codes.ts';
import { codeMismatch, incorrectSignIn } from './errors.ts';
import { readCode, readUsername } from './input.ts';
import { hashPassword, passwordMatches, readNewPassword, readPassword } from './passwords.ts';
import { findActive, type Operation, ownerOf, requireClient } from './pool.ts';
import { tellPostConfirmation } from './post-confirmation.ts';
import type { User } from './store.ts';
import { authenticate } from './tokens.ts';

/** Replies as if a code was sent in any case; only a confirmed address gets one. */
export const forgotPassword: Operation = async (pool, input) => {
  requireClient(pool, input);
  const username = readUsername(input);
  const user = findActive(pool, username);
  const contact = user && recoveryContact(user);
  if (!contact) return { CodeDeliveryDetails: simulatedDelivery(pool.identity.userPoolId, username) };

  const [details] = await deliver(pool, 'CustomMessage_ForgotPassword', [
    issueCode(pool, user, 'recover', contact.name, contact.address),
  ]);
  return { CodeDeliveryDetails: details };
};

export const confirmForgotPassword: Operation = async (pool, input) => {
  requireClient(pool, input);
  const username = readUsername(input);
  const code = readCode(input, 'ConfirmationCode');
  const passwordHash = await hashPassword(readNewPassword(input, 'Password'), ownerOf(pool, username));
  const user = findActive(pool, username);
  if (!user) throw codeMismatch();

  redeemCode(pool, user, 'recover', code);
  user.passwordHash = passwordHash;
  await pool.store.commit();
  await tellPostConfirmation(pool, user, 'PostConfirmation_ConfirmForgotPassword');
  return {};
};

/** Neither this nor a recovery ends sessions by itself: Cognito documents no such effect. */
export const changePassword: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  const previous = readPassword(input, 'PreviousPassword');
  const proposed = readNewPassword(input, 'ProposedPassword');
  const known = user.passwordHash;
  if (!(await passwordMatches(previous, known, pool.passwordCost))) throw incorrectSignIn();

  const passwordHash = await hashPassword(proposed, ownerOf(pool, user.username));
  // Of two changes at once, the second one's previous password is no longer right.
  if (user.passwordHash !== known) throw incorrectSignIn();
  user.passwordHash = passwordHash;
  await pool.store.commit();
  return {};
};

/** E-mail first, since it costs nothing. The cloud's pool is set to the same order (EMAIL_AND_PHONE_WITHOUT_MFA). */
function recoveryContact(user: User): { name: ContactName; address: string } | undefined {
  const { email, email_verified, phone_number, phone_number_verified } = user.attributes;
  if (email && email_verified === 'true') return { name: 'email', address: email };
  if (phone_number && phone_number_verified === 'true')
    return { name: 'phone_number', address: phone_number };
  return undefined;
}
