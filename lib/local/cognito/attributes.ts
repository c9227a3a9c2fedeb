import { createHash } from 'node:crypto';
import { invalidParameter, notAuthorized } from './errors.ts';

export type Attributes = Record<string, string>;
export type ContactName = 'email' | 'phone_number';

export interface DeliveryDetails {
  readonly AttributeName: ContactName;
  readonly DeliveryMedium: 'EMAIL' | 'SMS';
  readonly Destination: string;
}

const profile = 'address birthdate family_name gender given_name locale middle_name name nickname picture';
const contact = 'email phone_number preferred_username profile updated_at website zoneinfo';
const writable = new Set(`${profile} ${contact}`.split(' '));
const readOnly = new Set(['sub', 'email_verified', 'phone_number_verified', 'identities']);
const caseless = new Set(['email', 'preferred_username']);

export const isContact = (name: string): name is ContactName => name === 'email' || name === 'phone_number';

/** The attributes as the pool stores them; throws what Cognito answers to a name or value its schema refuses. */
export function acceptAttributes(attributes: Attributes): Attributes {
  for (const [name, value] of Object.entries(attributes)) refuseUnfit(name, value);
  return withoutCapitals(attributes);
}

/** A pool that ignores case returns an e-mail in lower case everywhere. */
export function withoutCapitals(attributes: Attributes): Attributes {
  const flatten = ([name, value]: [string, string]) => [
    name,
    caseless.has(name) ? value.toLowerCase() : value,
  ];
  return Object.fromEntries(Object.entries(attributes).map(flatten));
}

function refuseUnfit(name: string, value: string): void {
  const unfit = (why: string) =>
    invalidParameter(`Attributes did not conform to the schema: ${name}: ${why}\n`);
  if (readOnly.has(name)) throw notAuthorized('A client attempted to write unauthorized attribute');
  if (!writable.has(name)) throw unfit('Attribute does not exist in the schema.');
  if (value === '') return;
  if (value.length > 2048) throw unfit('String must be no longer than 2048 characters');
  if (name === 'birthdate' && value.length !== 10) throw unfit('String must be 10 characters long');
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalidParameter('Invalid email address format.');
  }
  if (name === 'phone_number' && !/^\+[1-9]\d{4,14}$/.test(value)) {
    throw invalidParameter('Invalid phone number format.');
  }
}

/** What the caller may learn about an address: `f***@e***`, `+*******1234`. */
export function deliveryDetails(name: ContactName, address: string): DeliveryDetails {
  if (name === 'phone_number') {
    const hidden = '*'.repeat(Math.max(0, address.length - 5));
    return { AttributeName: name, DeliveryMedium: 'SMS', Destination: `+${hidden}${address.slice(-4)}` };
  }
  const [local = '', domain = ''] = address.split('@');
  const masked = `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { AttributeName: name, DeliveryMedium: 'EMAIL', Destination: masked };
}

/** The answer for a user who cannot be reached or does not exist: the same each time for the same name. */
export function simulatedDelivery(userPoolId: string, username: string): DeliveryDetails {
  const digest = createHash('sha256').update(`${userPoolId}/${username}`).digest();
  const letter = (index: number) => String.fromCharCode(97 + ((digest[index] ?? 0) % 26));
  return deliveryDetails('email', `${letter(0)}@${letter(1)}`);
}
