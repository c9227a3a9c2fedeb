import type { BrowserContextOptions } from 'playwright-core';
import type { LocalCognito } from '#lib/local/cognito/cognito.ts';
import { signIn } from '#lib/local/sign-in.ts';

export interface System {
  readonly url: string;
  readonly cognito: LocalCognito;
}

/**
 * What a browser holds after a member signed in with 'Remember Me': for `browser.open({ storageState })`, where a test
 * is not about signing in. Takes a tenth of the time that the form takes.
 */
export async function storedSession(
  { url, cognito }: System,
  username: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { id, token, idToken, refreshToken } = await signIn(cognito, username, 'harvest1');
  const call = async (path: string, init?: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(url + path, { headers, ...init });
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}`);
    return reply.json();
  };
  await call('/api/users', { method: 'POST', body: JSON.stringify({ id }) });
  const { communities } = await call('/api/communities/user?pageNumber=1');
  const [first] = communities as { id: string; name: string; slug: string }[];

  const pool = `CognitoIdentityServiceProvider.${cognito.userPoolClientId}`;
  const entries = {
    userInfo: JSON.stringify({ token, id }),
    ...(first && {
      currentCommunity: JSON.stringify({ id: first.id, name: first.name, slug: first.slug }),
    }),
    [`${pool}.LastAuthUser`]: username,
    [`${pool}.${username}.accessToken`]: token,
    [`${pool}.${username}.idToken`]: idToken,
    [`${pool}.${username}.refreshToken`]: refreshToken,
    [`${pool}.${username}.clockDrift`]: '0',
    [`${pool}.${username}.signInDetails`]: JSON.stringify({
      loginId: username,
      authFlowType: 'USER_PASSWORD_AUTH',
    }),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
