import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll } from 'vitest';
import { type LocalCognito, startCognito } from '#lib/local/cognito/cognito.ts';
import type { CognitoMail } from '#lib/local/cognito/pool.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const password = 'harvest1';

/** Confirms a sign-up that brings neither e-mail nor phone, as the production trigger does. */
export async function confirmWithoutContact(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email, phone_number } = event.request.userAttributes;
  event.response.autoConfirmUser = !email && !phone_number;
  return event;
}

/** One pool in a folder of its own, the real SDK in front of it, and a clock that tests move by hand. */
export async function openLocalPool(preSignUp = confirmWithoutContact) {
  const dataDir = await mkdtemp(join(tmpdir(), 'furrow-cognito-'));
  const mails: CognitoMail[] = [];
  const confirmations: PostConfirmationTriggerEvent[] = [];
  let offset = 0;
  let stoppedAt: number | undefined;
  let names = 0;
  const now = () => (stoppedAt ?? Date.now()) + offset;
  const start = () =>
    startCognito({
      dataDir,
      preSignUp,
      postConfirmation: async (event) => {
        confirmations.push(event);
        if (pool.refuseConfirmations) throw new Error('No');
        return event;
      },
      credentials,
      onMessage: (mail) => void mails.push(mail),
      now,
      isThrowaway: true,
    });
  let cognito: LocalCognito = await start();
  let client = clientOf(cognito);
  const ofClient = () => ({ ClientId: cognito.userPoolClientId });

  const codeFor = (username: string, to?: string) =>
    mails.findLast((mail) => mail.username === username && (!to || mail.to === to))?.code ?? '';

  const pool = {
    dataDir,
    mails,
    /** What the trigger was told. */
    confirmations,
    refuseConfirmations: false,
    get cognito() {
      return cognito;
    },
    get client() {
      return client;
    },
    get ClientId() {
      return cognito.userPoolClientId;
    },
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    now,
    /** From now on time passes by `advance` alone. */
    stopClock: () => {
      stoppedAt = Date.now();
    },
    newName: () => `user${++names}`,
    codeFor,
    mailsTo: (username: string) => mails.filter((mail) => mail.username === username),
    signUp: (Username: string, attributes: Record<string, string> = {}, Password = password) =>
      client.signUp({ ...ofClient(), Username, Password, UserAttributes: pairs(attributes) }),
    confirm: (Username: string, ConfirmationCode = codeFor(Username)) =>
      client.confirmSignUp({ ...ofClient(), Username, ConfirmationCode }),
    resend: (Username: string) => client.resendConfirmationCode({ ...ofClient(), Username }),
    forgot: (Username: string) => client.forgotPassword({ ...ofClient(), Username }),
    reset: (Username: string, ConfirmationCode = codeFor(Username), Password = 'harvest2') =>
      client.confirmForgotPassword({ ...ofClient(), Username, ConfirmationCode, Password }),
    signIn: async (USERNAME: string, PASSWORD = password) => {
      const AuthParameters = { USERNAME, PASSWORD };
      const flow = { ...ofClient(), AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters } as const;
      const {
        AccessToken = '',
        IdToken = '',
        RefreshToken = '',
      } = (await client.initiateAuth(flow)).AuthenticationResult ?? {};
      return { AccessToken, IdToken, RefreshToken };
    },
    refresh: async (RefreshToken: string) =>
      (await client.getTokensFromRefreshToken({ ...ofClient(), RefreshToken })).AuthenticationResult,
    revoke: (Token: string) => client.revokeToken({ ...ofClient(), Token }),
    /** A new user, confirmed without any address, and signed in. */
    newMember: async () => {
      const username = pool.newName();
      await pool.signUp(username);
      return { username, ...(await pool.signIn(username)) };
    },
    attributesOf: async (AccessToken: string) => {
      const { UserAttributes = [] } = await client.getUser({ AccessToken });
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    },
    restart: async () => {
      client.destroy();
      await cognito.close();
      cognito = await start();
      client = clientOf(cognito);
    },
    close: async () => {
      client.destroy();
      await cognito.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return pool;
}

type LocalPool = Awaited<ReturnType<typeof openLocalPool>>;

/** One pool for all tests of a file. */
export function useLocalPool(...given: Parameters<typeof openLocalPool>): LocalPool {
  let pool: LocalPool | undefined;
  beforeAll(async () => {
    pool = await openLocalPool(...given);
  });
  afterAll(() => pool?.close());
  return new Proxy({} as LocalPool, {
    get: (_, name) => Reflect.get(pool ?? {}, name),
    set: (_, name, value) => Reflect.set(pool ?? {}, name, value),
  });
}

export const pairs = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** What the SDK makes of a refusal; fails when the call was answered. */
export async function refusal(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  try {
    await call;
  } catch (cause) {
    if (cause instanceof Error) return { name: cause.name, message: cause.message };
    throw cause;
  }
  throw new Error('The call was answered, not refused.');
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** An administrator's. */
export const credentials = { accessKeyId: 'operator', secretAccessKey: 'secret/of+the operator' };

export function clientOf(cognito: LocalCognito, keys = credentials): CognitoIdentityProvider {
  const { endpoint, region } = cognito;
  return new CognitoIdentityProvider({ endpoint, region, credentials: keys, maxAttempts: 1 });
}

/** The refusals that several operations share, in Cognito's words. */
export const refusals = {
  incorrectSignIn: { name: 'NotAuthorizedException', message: 'Incorrect username or password.' },
  codeMismatch: {
    name: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
  },
  expiredCode: {
    name: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
  },
  shortPassword: {
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  },
  invalidAccessToken: { name: 'NotAuthorizedException', message: 'Invalid Access Token' },
  expiredAccessToken: { name: 'NotAuthorizedException', message: 'Access Token has expired' },
  revokedAccessToken: { name: 'NotAuthorizedException', message: 'Access Token has been revoked' },
  invalidRefreshToken: { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' },
  revokedRefreshToken: { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
};
