/**
 * Takes the place of the SDK's chain of credential providers in a bundle: Lambda hands a function its
 * role's credentials in the environment, and the chain's other links (files, single sign-on, instance
 * metadata, …) would only be loaded and never asked. Throws when the environment holds none.
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
