import { config } from '#web/lib/config.ts';

/** A request that Amplify does not offer as we need it; it outlives the page. */
export function cognitoRequest(operation: string, input: object): { url: string; init: RequestInit } {
  const { region, userPoolEndpoint } = config();
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  return {
    url: userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`,
    init: { method: 'POST', keepalive: true, headers, body: JSON.stringify(input) },
  };
}
