import * as z from 'zod/mini';

/** `/config.json`: what the site must know of the system it talks to. Written by the deployment, and by the local system. */
export const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only on one machine; in the cloud Amplify derives it from the region. */
  userPoolEndpoint: z.optional(z.url()),
  authFlow: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH']),
  /** Whether codes can be sent by SMS: it costs the operator money, so it is switched on or not there. */
  sms: z.boolean(),
  /** Origin that serves what members upload, without a slash at the end. */
  contentHost: z.url(),
});
export type Config = z.infer<typeof Config>;
