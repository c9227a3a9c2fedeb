import { acceptAttributes, type ContactName, isContact } from './attributes.ts';
import { deliver, issueCode, type Message, redeemCode } from './codes.ts';
import { invalidParameter } from './errors.ts';
import { type Input, readCode, readPairs, readText } from './input.ts';
import { type Operation, type Pool, publicAttributes, secondFactorOf } from './pool.ts';
import type { User } from './store.ts';
import { authenticate } from './tokens.ts';

export const getUser: Operation = (pool, input) => {
  const { user } = authenticate(pool, input);
  const attributes = Object.entries(publicAttributes(user));
  return {
    Username: user.username,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    ...secondFactorOf(user),
  };
};

/** A new e-mail or phone stays pending until its code is confirmed; everything else holds at once. */
export const updateUserAttributes: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  const changes = Object.entries(acceptAttributes(readPairs(input, 'UserAttributes')));
  if (changes.length === 0) throw invalidParameter('No attributes provided to update.');

  const messages = changes.map(([name, value]) => applyChange(pool, user, name, value));
  const sent = messages.filter((message) => message !== undefined);
  return { CodeDeliveryDetailsList: await deliver(pool, 'CustomMessage_UpdateUserAttribute', sent) };
};

export const getUserAttributeVerificationCode: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  const name = readContactName(input);
  const address = user.pending[name] ?? user.attributes[name];
  if (!address) {
    const what = name === 'email' ? 'email address' : 'phone number';
    throw invalidParameter(`User does not have a valid registered ${what}`);
  }
  const [details] = await deliver(pool, 'CustomMessage_VerifyUserAttribute', [
    issueCode(pool, user, name, name, address),
  ]);
  return { CodeDeliveryDetails: details };
};

export const verifyUserAttribute: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  const name = readContactName(input);
  redeemCode(pool, user, name, readCode(input, 'Code'));

  const address = user.pending[name];
  if (address) user.attributes[name] = address;
  user.attributes[`${name}_verified`] = 'true';
  delete user.pending[name];
  await pool.store.commit();
  return {};
};

/** Returns the message to send for a new address. A blank value deletes the attribute, as documented. */
function applyChange(pool: Pool, user: User, name: string, value: string): Message | undefined {
  if (!isContact(name)) {
    if (value) user.attributes[name] = value;
    else delete user.attributes[name];
    return undefined;
  }
  // A code sent for a replaced address must not confirm the new one.
  delete user.pending[name];
  delete user.codes[name];
  if (value === '') {
    delete user.attributes[name];
    delete user.attributes[`${name}_verified`];
    return undefined;
  }
  if (value === user.attributes[name]) return undefined;
  user.pending[name] = value;
  return issueCode(pool, user, name, name, value);
}

function readContactName(input: Input): ContactName {
  const name = readText(input, 'AttributeName', { max: 32 });
  if (isContact(name)) return name;
  throw invalidParameter('Invalid attribute name. Only phone_number and email can be verified.');
}
