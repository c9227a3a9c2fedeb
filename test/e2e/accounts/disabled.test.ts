import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test, vi } from 'vitest';
import { isSignedOut, signIn } from '#test/browser/accounts.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';

const { stack, newMember } = useSite();

const pool = () => ({
  userPoolId: stack.cognito.userPoolId,
  cognito: new CognitoIdentityProviderClient({
    endpoint: stack.cognito.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }),
});

test('a member who is disabled while they read is signed out within a minute, though their token is good', async () => {
  const {
    page,
    member: { token },
  } = await newMember('gus');
  const { disableMember, findAccount } = await import('#lib/operations/moderation/account.ts');
  await disableMember(pool(), await findAccount(pool(), 'gus'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

  // What is fetched ahead may be refused before.
  await page
    .getByRole('link', { name: 'Library' })
    .first()
    .click({ timeout: 10_000 })
    .catch(() => undefined);

  await page.waitForURL(`${stack.url}/login`);
  await isSignedOut(page);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => /^(userInfo|currentCommunity|Cognito)/.test(key))).toEqual([]);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${stack.url}/api/resources`, { headers });
  clock.mockRestore();
  expect([reply.status, (await reply.json()).error]).toEqual([401, 'Not authorized, token failed']);
  await expectSound(page, 'signed out, as disabled');

  await signIn(page, 'gus');
  await page.getByText('User is disabled.').waitFor();
});
