import { joinedIds } from '#contract/users/member-id.ts';
import type { LocalCognito } from './cognito/cognito.ts';

export interface Session {
  /** The member's id: Cognito's `sub`, or the id that the account is joined to. */
  readonly id: string;
  /** An access token. */
  readonly token: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

interface Answer {
  readonly message?: string;
  readonly AuthenticationResult?: {
    readonly AccessToken: string;
    readonly IdToken: string;
    readonly RefreshToken: string;
  };
}

/** Signs in as the site does; throws what Cognito answers. */
export async function signIn(
  cognito: Pick<LocalCognito, 'endpoint' | 'userPoolClientId'>,
  username: string,
  password: string,
): Promise<Session> {
  const reply = await fetch(cognito.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: cognito.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  });
  const { message, AuthenticationResult: result } = (await reply.json()) as Answer;
  if (!result) throw new Error(`${username} cannot sign in: ${message}`);
  const claims = JSON.parse(Buffer.from(result.AccessToken.split('.')[1] ?? '', 'base64url').toString());
  return {
    id: joinedIds(claims['cognito:groups'] ?? [])[0] ?? claims.sub,
    token: result.AccessToken,
    idToken: result.IdToken,
    refreshToken: result.RefreshToken,
  };
}
