import type { LocalCognito } from './cognito/cognito.ts';

export interface Session {
  /** The member's id, Cognito's `sub`. */
  readonly id: string;
  /** An access token. */
  readonly token: string;
}

/** Signs in as the site does; throws what Cognito answers. */
export async function signIn(cognito: LocalCognito, username: string, password: string): Promise<Session> {
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
  const answer = (await reply.json()) as { message?: string; AuthenticationResult?: { AccessToken: string } };
  const token = answer.AuthenticationResult?.AccessToken;
  if (!token) throw new Error(`${username} cannot sign in: ${answer.message}`);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: claims.sub, token };
}
