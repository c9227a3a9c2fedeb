import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { beforeAll, expect, test } from 'vitest';
import { password, refusal, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();
beforeAll(() => {
  const { userPoolId, userPoolClientId, endpoint } = pool.cognito;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } } });
});

const username = 'amy';

// The cloud's flow, in which the password never leaves the browser, and the one on this machine.
test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
  'by %s Amplify signs up, in, refreshes, verifies an address, recovers, signs out and goes',
  async (authFlowType) => {
    const options = { authFlowType };
    expect(await signUp({ username, password })).toMatchObject({ isSignUpComplete: true });
    expect(await refusal(signIn({ username, password: 'mistaken', options }))).toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await signIn({ username, password, options })).toMatchObject({ isSignedIn: true });

    const before = await fetchAuthSession();
    const after = await fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.payload['origin_jti']).toBe(
      before.tokens?.accessToken.payload['origin_jti'],
    );
    expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());

    const update = await updateUserAttributes({ userAttributes: { email: 'amy@example.com' } });
    expect(update.email?.nextStep).toMatchObject({
      updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
      codeDeliveryDetails: { destination: 'a***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' },
    });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: pool.codeFor(username) });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'amy@example.com', email_verified: 'true' });

    await updatePassword({ oldPassword: password, newPassword: 'harvest2' });
    await resetPassword({ username });
    await confirmResetPassword({
      username,
      newPassword: 'harvest3',
      confirmationCode: pool.codeFor(username),
    });
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    await expect(signIn({ username, password: 'harvest3', options })).resolves.toMatchObject({
      isSignedIn: true,
    });

    await deleteUser();
    expect(await refusal(signIn({ username, password: 'harvest3', options }))).toMatchObject({
      name: 'NotAuthorizedException',
    });
  },
);
