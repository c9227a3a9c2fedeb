import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { codeAt } from '#lib/local/cognito/totp.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';

const stack = useStack();
const { root, ada } = useMembers(stack, 'root', 'ada');
let pool: CognitoIdentityProvider;
beforeAll(() => {
  vi.stubEnv('ADMIN_SECOND_FACTOR', 'true');
  const { endpoint, region } = stack.cognito;
  pool = new CognitoIdentityProvider({
    endpoint,
    region,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
});
afterAll(() => pool.destroy());

const rows = Object.values(contract).flatMap((routes) => Object.values(routes));
const administrators = rows.filter(({ access }) => access === 'admin');

async function switchOn({ token: AccessToken }: TestMember): Promise<void> {
  const { SecretCode = '' } = await pool.associateSoftwareToken({ AccessToken });
  await pool.verifySoftwareToken({ AccessToken, UserCode: codeAt(SecretCode, Date.now()) });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings });
}

test('an administrator without a second factor does nothing of one, and is told what to do', async () => {
  expect(administrators).toHaveLength(5);
  for (const { method, path } of administrators) {
    const body = method === 'POST' || method === 'PUT' ? { name: 'Bees' } : undefined;
    const reply = await root.call(method, path.replace('{id}', 'unknown'), body);

    expect([method, path, reply.status, reply.body.code]).toEqual([
      method,
      path,
      403,
      'member.no-second-factor',
    ]);
    expect(reply.body.error).toContain('switch it on in your profile');
  }
});

test('with one everything goes; who is no administrator is told that first', async () => {
  await switchOn(root);
  await switchOn(ada);

  const { status, body } = await root.call('POST', '/api/categories', { name: 'Bees' });
  expect([status, body.data.name]).toEqual([201, 'Bees']);
  expect(await root.call('GET', '/api/categories')).toMatchObject({ status: 200 });
  expect(await ada.call('GET', '/api/categories')).toMatchObject({
    ...{ status: 403, body: { code: 'member.not-admin' } },
  });
});
