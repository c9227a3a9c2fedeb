import { expect, test } from 'vitest';
import { identityError } from '#web/lib/session/identity-error.ts';
import { signUpWords } from '#web/lib/session/sign-in-words.ts';

test('a sign-up that our own trigger refuses is told why, without what Cognito puts around it', () => {
  const text = 'PreSignUp failed with error A username needs letters or digits that can be seen.';
  const cause = Object.assign(new Error(text), { name: 'UserLambdaValidationException' });

  expect(identityError(cause, signUpWords)).toMatchObject({
    status: 400,
    code: 'identity.name',
    message: 'A username needs letters or digits that can be seen.',
  });
});
