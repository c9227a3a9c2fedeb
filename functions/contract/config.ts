import * as z from 'zod/mini';

/**
 * `/config.json`: what the site has to know of the system. The deployment writes it, and the local system serves it.
 */
export const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only on one machine; in the cloud Amplify derives it from the region. */
  userPoolEndpoint: z.optional(z.url()),
  authFlow: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH']),
  /** Whether codes can be sent by SMS. It costs the operator money, so it is a setting. */
  sms: z.boolean(),
  /** Origin that serves what members upload, without a slash at the end. */
  contentHost: z.url(),
  /** Whether the site opens without a network: without it, browsers remove the service worker and what it kept. */
  offline: z.boolean(),
  /** The public key, in base64url, of what the server rings about while the site is closed; absent: about nothing. */
  pushKey: z.optional(z.string()),
});
export type Config = z.infer<typeof Config>;
