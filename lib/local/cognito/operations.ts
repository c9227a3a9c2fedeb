import type { Operation } from './pool.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './recovery.ts';
import {
  adminUserGlobalSignOut,
  getTokensFromRefreshToken,
  globalSignOut,
  initiateAuth,
  revokeToken,
} from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './user-attributes.ts';

/** What a browser may ask of Cognito and our client does. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
]);

/** What our own functions ask, in requests signed with AWS credentials. */
export const administration: ReadonlyMap<string, Operation> = new Map([
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
]);
