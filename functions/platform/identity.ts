import { CognitoIdentityProviderClient, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { tokenFailed } from './errors.ts';

const cognito = new CognitoIdentityProviderClient({});

/** The caller's attributes as Cognito has them now. Throws `token.failed` when it refuses the token. */
export async function readIdentity(token: string): Promise<Record<string, string>> {
  try {
    const { UserAttributes = [] } = await cognito.send(new GetUserCommand({ AccessToken: token }));
    return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value ?? '']));
  } catch (cause) {
    const refused = [
      'NotAuthorizedException',
      'UserNotFoundException',
      'UserNotConfirmedException',
      'PasswordResetRequiredException',
    ];
    if (cause instanceof Error && refused.includes(cause.name)) throw tokenFailed(cause);
    throw cause;
  }
}
