import { randomUUID } from 'node:crypto';
import { type Attributes, acceptAttributes, type ContactName, simulatedDelivery } from './attributes.ts';
import { deliver, issueCode, redeemCode } from './codes.ts';
import { CognitoError, expiredCode, invalidParameter, notAuthorized } from './errors.ts';
import { readCode, readPairs, readUsername } from './input.ts';
import { hashPassword, readNewPassword } from './passwords.ts';
import { findActive, type Operation, ownerOf, type Pool, requireClient } from './pool.ts';
import { tellPostConfirmation } from './post-confirmation.ts';
import { askPreSignUp } from './pre-sign-up.ts';
import type { User } from './store.ts';

export const signUp: Operation = async (pool, input) => {
  requireClient(pool, input);
  const username = readUsername(input);
  const password = readNewPassword(input, 'Password');
  const attributes = withoutBlank(acceptAttributes(readPairs(input, 'UserAttributes')));
  refuseTaken(pool, username);

  const decision = await askPreSignUp(pool, input, username, attributes);
  const passwordHash = await hashPassword(password, ownerOf(pool, username));
  // Another sign-up may have taken the name during the awaits above. From here on nothing awaits until the user is
  // stored.
  refuseTaken(pool, username);
  const user: User = {
    sub: randomUUID(),
    username,
    groups: [],
    passwordHash,
    confirmed: decision.autoConfirmUser,
    attributes: {
      ...attributes,
      ...(attributes['email'] && { email_verified: String(decision.autoVerifyEmail) }),
      ...(attributes['phone_number'] && { phone_number_verified: String(decision.autoVerifyPhone) }),
    },
    pending: {},
    codes: {},
  };
  pool.store.users.set(username, user);

  const answer = { UserConfirmed: user.confirmed, UserSub: user.sub };
  const contact = confirmationContact(user);
  if (user.confirmed || !contact) {
    await pool.store.commit();
    return answer;
  }
  const [details] = await deliver(pool, 'CustomMessage_SignUp', [
    issueCode(pool, user, 'confirm', contact.name, contact.address),
  ]);
  return { ...answer, CodeDeliveryDetails: details };
};

export const confirmSignUp: Operation = async (pool, input) => {
  requireClient(pool, input);
  const user = findActive(pool, readUsername(input));
  const code = readCode(input, 'ConfirmationCode');
  if (!user) throw expiredCode();
  if (user.confirmed) throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED');

  const { attribute } = redeemCode(pool, user, 'confirm', code);
  user.confirmed = true;
  user.attributes[`${attribute}_verified`] = 'true';
  await pool.store.commit();
  await tellPostConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp');
  return {};
};

export const resendConfirmationCode: Operation = async (pool, input) => {
  requireClient(pool, input);
  const username = readUsername(input);
  const user = findActive(pool, username);
  if (!user) return { CodeDeliveryDetails: simulatedDelivery(pool.identity.userPoolId, username) };
  if (user.confirmed) throw invalidParameter('User is already confirmed.');

  const contact = confirmationContact(user);
  if (!contact) throw invalidParameter('Cannot resend codes. Auto verification not turned on.');
  const [details] = await deliver(pool, 'CustomMessage_ResendCode', [
    issueCode(pool, user, 'confirm', contact.name, contact.address),
  ]);
  return { CodeDeliveryDetails: details };
};

/** When a user has both, Cognito sends to the phone alone. */
function confirmationContact(user: User): { name: ContactName; address: string } | undefined {
  const { phone_number, email } = user.attributes;
  if (phone_number) return { name: 'phone_number', address: phone_number };
  return email ? { name: 'email', address: email } : undefined;
}

function refuseTaken(pool: Pool, username: string): void {
  if (pool.store.users.has(username))
    throw new CognitoError('UsernameExistsException', 'User already exists');
}

function withoutBlank(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
