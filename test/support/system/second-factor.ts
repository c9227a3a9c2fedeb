import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import type { LocalCognito } from '#lib/local/cognito/cognito.ts';
import { codeAt } from '#lib/local/cognito/totp.ts';

/** Switches a member's second factor on by their token, as the site does; answers the secret. */
export async function switchOn(
  { endpoint }: Pick<LocalCognito, 'endpoint'>,
  AccessToken: string,
): Promise<string> {
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nothing' };
  const pool = new CognitoIdentityProvider({ endpoint, region: 'us-east-1', credentials });
  const { SecretCode = '' } = await pool.associateSoftwareToken({ AccessToken });
  await pool.verifySoftwareToken({ AccessToken, UserCode: codeAt(SecretCode, Date.now()) });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings });
  pool.destroy();
  return SecretCode;
}
