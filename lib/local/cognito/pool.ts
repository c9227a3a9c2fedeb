import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda';
import { CognitoError } from './errors.ts';
import { type Identity, region } from './identity.ts';
import { type Input, readText } from './input.ts';
import type { JwtSigner } from './jwt.ts';
import type { PasswordOwner } from './passwords.ts';
import type { Credentials } from './signature.ts';
import type { Store, User } from './store.ts';

export interface CognitoMail {
  to: string;
  username: string;
  code: string;
  subject: string;
  medium: 'EMAIL' | 'SMS';
}

export type CustomMessage = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>;

export type PostConfirmation = (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>;

/** What every operation works on. */
export interface Pool {
  readonly identity: Identity;
  readonly jwt: JwtSigner;
  readonly store: Store;
  readonly accessTokenSeconds: number;
  /** scrypt's cost for each password that is set. */
  readonly passwordCost: number;
  readonly now: () => number;
  readonly preSignUp: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
  readonly customMessage?: CustomMessage | undefined;
  readonly postConfirmation?: PostConfirmation | undefined;
  readonly credentials?: Credentials | undefined;
  readonly onMessage: (mail: CognitoMail) => void | Promise<void>;
}

export type Operation = (pool: Pool, input: Input) => object | Promise<object>;

export const issuerOf = (userPoolId: string) => `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;

/** Throws unless the request names the pool's one app client. */
export function requireClient(pool: Pool, input: Input): void {
  const id = readText(input, 'ClientId', { max: 128, pattern: /^[\w+]+$/ });
  if (id === pool.identity.userPoolClientId) return;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
}

/** Whose password is hashed, and at what cost. */
export const ownerOf = ({ identity, passwordCost }: Pool, username: string): PasswordOwner => ({
  userPoolId: identity.userPoolId,
  username,
  cost: passwordCost,
});

/** A user as the public operations see them: most treat a disabled user as unknown. */
export function findActive(pool: Pool, username: string): User | undefined {
  const user = pool.store.users.get(username);
  return user?.disabled ? undefined : user;
}

/** Cognito's name for codes of an authenticator app. */
export const TOTP = 'SOFTWARE_TOKEN_MFA';

/** How GetUser and AdminGetUser show the second factor. */
export const secondFactorOf = ({ secondFactor }: User) =>
  secondFactor?.isOn ? { UserMFASettingList: [TOTP], PreferredMfaSetting: TOTP } : {};

/** The attributes that GetUser and the id token show. */
export const publicAttributes = (user: User) => ({ sub: user.sub, ...user.attributes });
