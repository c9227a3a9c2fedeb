import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { closeServer } from '../listen.ts';
import { type Attributes, isContact, withoutCapitals } from './attributes.ts';
import { loadIdentity, region } from './identity.ts';
import { JwtSigner } from './jwt.ts';
import { COST, hashPassword, LEAST_COST, readNewPassword } from './passwords.ts';
import {
  type CognitoMail,
  type CustomMessage,
  issuerOf,
  ownerOf,
  type Pool,
  type PostConfirmation,
} from './pool.ts';
import { createCognitoServer } from './server.ts';
import type { Credentials } from './signature.ts';
import { Store } from './store.ts';

export interface CognitoOptions {
  /** A folder of its own, created if missing; its state survives a restart and a kill. */
  readonly dataDir: string;
  /** The production trigger, called as a function. */
  readonly preSignUp: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
  /** The production trigger that decides about each message; without it all are sent. */
  readonly customMessage?: CustomMessage;
  /** The production trigger that is called after an account was confirmed or a password recovered. */
  readonly postConfirmation?: PostConfirmation;
  /** Credentials that administrators' requests must be signed with; without them there are no administrators. */
  readonly credentials?: Credentials;
  /** Receives every code that would be sent; the call that caused it waits for this. */
  readonly onMessage: (mail: CognitoMail) => void | Promise<void>;
  /** @default 900 */
  readonly accessTokenSeconds?: number;
  /** Whether the pool is for a test, so that a cheap password hash and a quick key will do. @default false */
  readonly isThrowaway?: boolean;
  /** Epoch milliseconds. @default Date.now */
  readonly now?: () => number;
  /** @default 0, any free one */
  readonly port?: number;
  /** @default 127.0.0.1 */
  readonly host?: string;
}

export interface NewUser {
  username: string;
  password: string;
  groups?: string[];
  attributes?: Record<string, string>;
}

export interface LocalCognito {
  readonly endpoint: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly issuer: string;
  /** For `cacheJwks` of aws-jwt-verify. */
  readonly jwks: Jwks;
  /** Creates a confirmed user, or leaves an existing user of that name unchanged. */
  adminCreateUser(user: NewUser): Promise<{ sub: string }>;
  close(): Promise<void>;
}

/** Cognito on one machine: one user pool with one app client, set up as the cloud's is. */
export async function startCognito(options: CognitoOptions): Promise<LocalCognito> {
  const { dataDir, accessTokenSeconds = 900, isThrowaway = false, now = Date.now } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [identity, store] = await Promise.all([loadIdentity(dataDir, isThrowaway), Store.open(dataDir)]);
  const jwt = new JwtSigner(identity);
  const passwordCost = isThrowaway ? LEAST_COST : COST;
  const pool: Pool = { ...options, identity, jwt, store, accessTokenSeconds, passwordCost, now };

  const server = createCognitoServer(pool);
  const { port = 0, host = '127.0.0.1' } = options;
  await listen(server, port, host);
  const { userPoolId, userPoolClientId } = identity;
  return {
    endpoint: `http://${host}:${(server.address() as AddressInfo).port}`,
    region,
    userPoolId,
    userPoolClientId,
    issuer: issuerOf(userPoolId),
    jwks: jwt.jwks,
    adminCreateUser: (user) => createUser(pool, user),
    close: async () => {
      await closeServer(server);
      await store.settled();
    },
  };
}

async function createUser(pool: Pool, user: NewUser): Promise<{ sub: string }> {
  const { users } = pool.store;
  const username = user.username.toLowerCase();
  const existing = users.get(username);
  if (existing) return { sub: existing.sub };

  const password = readNewPassword({ Password: user.password }, 'Password');
  const passwordHash = await hashPassword(password, ownerOf(pool, username));
  const winner = users.get(username);
  if (winner) return { sub: winner.sub };
  const sub = randomUUID();
  const attributes = withVerifiedFlags(user.attributes ?? {});
  const { groups = [] } = user;
  users.set(username, {
    sub,
    username,
    groups,
    passwordHash,
    confirmed: true,
    attributes,
    pending: {},
    codes: {},
  });
  await pool.store.commit();
  return { sub };
}

/** Cognito shows `false` for an address that was not confirmed; an administrator may set `true`. */
function withVerifiedFlags(attributes: Attributes): Attributes {
  const flags = Object.keys(attributes)
    .filter(isContact)
    .map((name) => [`${name}_verified`, 'false']);
  return { ...Object.fromEntries(flags), ...withoutCapitals(attributes) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
