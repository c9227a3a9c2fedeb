/**
 * Replaces the SDK's chain of credential providers in a bundle: Lambda puts the role's credentials into the
 * environment, and the other providers (files, single sign-on, instance metadata) would be loaded and never used.
 * Throws when the environment has no credentials.
 */
export function defaultProvider() {
  return async () => {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
    } = process.env;
    if (!accessKeyId || !secretAccessKey) throw new Error('the environment holds no AWS credentials');
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  };
}
