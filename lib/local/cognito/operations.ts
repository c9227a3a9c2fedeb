import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminUserGlobalSignOut,
} from './administration.ts';
import { deleteUser } from './delete-user.ts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
  listUsersInGroup,
} from './groups.ts';
import { atMost } from './limits.ts';
import type { Operation } from './pool.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './recovery.ts';
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './second-factor.ts';
import {
  getTokensFromRefreshToken,
  globalSignOut,
  initiateAuth,
  respondToAuthChallenge,
  revokeToken,
} from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './user-attributes.ts';

const limited = (most: number, name: string, run: Operation): [string, Operation] => [
  name,
  atMost(most, name, run),
];

/**
 * Cognito's operations that a browser may call and that our client, or a test of a deployment, does; the figures are
 * requests of a user in an hour.
 */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['AssociateSoftwareToken', associateSoftwareToken],
  limited(5, 'ChangePassword', changePassword),
  limited(5, 'ConfirmForgotPassword', confirmForgotPassword),
  limited(15, 'ConfirmSignUp', confirmSignUp),
  ['DeleteUser', deleteUser],
  limited(5, 'ForgotPassword', forgotPassword),
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  limited(5, 'GetUserAttributeVerificationCode', getUserAttributeVerificationCode),
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  limited(5, 'ResendConfirmationCode', resendConfirmationCode),
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  limited(15, 'VerifySoftwareToken', verifySoftwareToken),
  limited(15, 'VerifyUserAttribute', verifyUserAttribute),
]);

/** Operations that our own functions and operators call, in requests signed with AWS credentials. */
export const administration: ReadonlyMap<string, Operation> = new Map([
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminGetUser', adminGetUser],
  ['AdminListGroupsForUser', adminListGroupsForUser],
  ['AdminSetUserMFAPreference', adminSetUserMfaPreference],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['CreateGroup', createGroup],
  ['ListUsersInGroup', listUsersInGroup],
]);
