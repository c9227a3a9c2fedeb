import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from '#functions/identity/pre-sign-up.ts';

const signUp = async (userAttributes: Record<string, string>, userName = 'ada') => {
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  return (await handler({ userName, request: { userAttributes }, response } as PreSignUpTriggerEvent))
    .response;
};

beforeEach(() => vi.stubEnv('SMS', 'true'));
afterEach(() => vi.unstubAllEnvs());

test('confirms an account with a phone alone where no SMS is sent', async () => {
  vi.stubEnv('SMS', 'false');

  expect(await signUp({ phone_number: '+15550100' })).toMatchObject({ autoConfirmUser: true });
  expect(await signUp({ email: 'ada@farm.test' })).toMatchObject({ autoConfirmUser: false });
});

test('confirms an account that brings no address', async () => {
  expect(await signUp({})).toEqual({ autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false });
});

test.each<Record<string, string>>([{ email: 'ada@farm.test' }, { phone_number: '+15550100' }])(
  'leaves %o to be confirmed by code',
  async (attributes) => {
    expect(await signUp(attributes)).toEqual({
      autoConfirmUser: false,
      autoVerifyEmail: false,
      autoVerifyPhone: false,
    });
  },
);

// Cognito itself takes letters, marks, symbols, digits and punctuation, some of which nobody sees.
test.each(['\u3164', '\u2800\u2800', '\u115f', '\ufe0f', 'ada\u202enimda'])(
  'refuses the user name %j',
  async (name) => {
    await expect(signUp({}, name)).rejects.toThrow('A username needs letters or digits that can be seen');
  },
);

test.each(['أحمد', '農家', '👩‍🌾', '_'])('takes the user name %s', async (name) => {
  expect(await signUp({}, name)).toMatchObject({ autoConfirmUser: true });
});
