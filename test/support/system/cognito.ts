import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';

/** Asks the pool of a system as a browser does. */
export function useCognito(stack: { readonly cognito: { readonly endpoint: string } }) {
  let client: CognitoIdentityProviderClient | undefined;
  return {
    get client() {
      client ??= new CognitoIdentityProviderClient({
        endpoint: stack.cognito.endpoint,
        region: 'us-east-1',
      });
      return client;
    },
  };
}
