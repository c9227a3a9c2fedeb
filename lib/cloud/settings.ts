import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';

const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);
const Domain = z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name'));

const Settings = z.object({
  /** Whether the pool sends codes by SMS: each costs money, and a new account may send none at all. */
  sms: z._default(Flag, false),
  /** How many codes that may go by SMS are sent in a day (UTC), to all members together. */
  smsDailyLimit: z._default(z.coerce.number().check(z.int(), z.positive()), 200),
  /** Sender of the pool's e-mails, verified in SES; without one Cognito sends, at most 50 a day. */
  emailFrom: z.optional(z.email()),
  /** Region in which SES knows the sender. */
  emailRegion: z.optional(z.string()),
  /** Who is told of an alarm. */
  alarmEmail: z.optional(z.email()),
  /** Host names of site and content host, and a certificate in us-east-1 for both. */
  siteDomain: z.optional(Domain),
  contentDomain: z.optional(Domain),
  certificateArn: z.optional(z.string().check(z.regex(/^arn:[^:]+:acm:us-east-1:/, 'must be in us-east-1'))),
});

/** What an operator decides, in `cdk.json` or with `--context`; `docs/operations.md` explains each. */
export type Settings = z.infer<typeof Settings>;

/** Reads the settings from the app's context. Throws on a value that means nothing, or on half a pair. */
export function readSettings(app: IConstruct): Settings {
  const settings = Settings.parse(
    Object.fromEntries(Object.keys(Settings.shape).map((key) => [key, app.node.tryGetContext(key)])),
  );
  const { siteDomain, contentDomain, certificateArn, emailFrom, emailRegion } = settings;
  if (new Set([siteDomain, contentDomain, certificateArn].map((value) => value === undefined)).size > 1) {
    throw new Error('siteDomain, contentDomain and certificateArn go together: set all three, or none');
  }
  if (siteDomain && siteDomain === contentDomain) {
    throw new Error(
      'contentDomain must differ from siteDomain: uploads may not share an origin with the site',
    );
  }
  if (!emailFrom !== !emailRegion) throw new Error('emailFrom and emailRegion go together');
  return settings;
}
