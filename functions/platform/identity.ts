import {
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { joinedIds } from '#contract/users/member-id.ts';
import { clientSettings } from './client-settings.ts';
import { AppError, tokenFailed } from './errors.ts';
import { byStage, IDENTITY_THROTTLES, writeMetrics } from './http/metrics.ts';
import { traced } from './traced.ts';

export const cognito = traced(new CognitoIdentityProviderClient(clientSettings(4000)));

const getUser = (token: string) => asking(() => cognito.send(new GetUserCommand({ AccessToken: token })));

/** Whether Cognito asks for a code of an authenticator app when the caller signs in. Throws `token.failed`. */
export async function hasSecondFactor(token: string): Promise<boolean> {
  const { UserMFASettingList = [] } = await getUser(token);
  return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA');
}

/** The caller's attributes as Cognito has them now. Throws `token.failed` when it refuses the token. */
export async function readIdentity(token: string): Promise<Record<string, string>> {
  const { UserAttributes = [] } = await getUser(token);
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value ?? '']));
}

/**
 * Changes the caller's attributes; an empty text removes one. A changed address takes effect once its code,
 * which Cognito sends by itself, is confirmed. Throws `identity.refused` with Cognito's reason.
 */
export async function changeIdentity(token: string, attributes: Record<string, string>): Promise<void> {
  const changed = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  if (changed.length === 0) return;
  await asking(() =>
    cognito.send(new UpdateUserAttributesCommand({ AccessToken: token, UserAttributes: changed })),
  );
}

/** Ends all of a member's sessions. Access tokens stay good for the API until they expire. */
export async function signOutEverywhere(userPoolId: string, username: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username }));
}

/** By which the table knows an account: its `sub`, or the id that it is joined to. */
export async function memberIdOf(UserPoolId: string, Username: string, sub: string): Promise<string> {
  const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
  const [id = sub] = joinedIds(Groups.map(({ GroupName = '' }) => GroupName));
  return id;
}

const refusals = new Map([
  ['NotAuthorizedException', tokenFailed],
  ['UserNotFoundException', tokenFailed],
  ['UserNotConfirmedException', tokenFailed],
  ['PasswordResetRequiredException', tokenFailed],
  ['InvalidParameterException', refused],
  ['UserLambdaValidationException', refused],
  ['AliasExistsException', refused],
  ['CodeDeliveryFailureException', refused],
  ['LimitExceededException', tooMany],
]);

async function asking<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    if (cause.name === 'TooManyRequestsException') countThrottle();
    throw refusals.get(cause.name)?.(cause) ?? cause;
  }
}

/** One machine writes no metrics: there the environment has no `METRICS`. */
function countThrottle(): void {
  const { METRICS, STAGE: stage = '' } = process.env;
  if (METRICS) writeMetrics({ [IDENTITY_THROTTLES]: 1 }, [byStage], { stage });
}

function refused(cause: Error): AppError {
  // Cognito puts the trigger's name in front of what a trigger says.
  const text = cause.message.replace(/^\w+ failed with error /, '');
  return new AppError('invalid', 'identity.refused', text, { cause });
}

function tooMany(cause: Error): AppError {
  return new AppError('tooMany', 'identity.too-many', 'Too many tries. Please wait a while.', { cause });
}
