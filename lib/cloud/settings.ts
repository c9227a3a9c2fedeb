import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';
import { regions } from './regions.ts';

const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((value) => value === true || value === 'true'),
);
const Email = z.email('must be an e-mail address');
const Domain = z
  .string('must be a host name')
  .check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name in small letters'));
const whole = (least: number) =>
  z.coerce
    .number(`must be a whole number from ${least}`)
    .check(
      z.int(`must be a whole number from ${least}`),
      z.gte(least, `must be a whole number from ${least}`),
    );
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

const Settings = z.object({
  /** Which copy of the system this is: any stage but `production` is part of all names. */
  stage: z._default(
    z
      .string('must be a name')
      .check(z.regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 small letters and digits, a letter first')),
    'production',
  ),
  /** The system's region, except for what CloudFront requires in us-east-1. */
  region: oneOf(regions),
  /** Qualifier of the CDK's bootstrap stack and roles, where each stage has its own. */
  bootstrapQualifier: z.optional(
    z.string('must be a name').check(z.regex(/^[a-z0-9]{1,10}$/, 'must be 1 to 10 small letters and digits')),
  ),
  /** Whether the pool sends codes by SMS: each costs money, and a new account may not be able to send any. */
  sms: z._default(Flag, false),
  /** Most codes by SMS in a day (UTC), for all members together. */
  smsDailyLimit: z._default(whole(1), 200),
  /** Whether administrators need a second factor at sign-in for what only they may do. */
  adminSecondFactor: z._default(Flag, true),
  /** Sender of the pool's e-mails, verified in SES; without one Cognito sends at most 50 a day. */
  emailFrom: z.optional(Email),
  /** Region in which SES has the sender. */
  emailRegion: z.optional(
    z.string('must be a region').check(z.regex(/^[a-z]+(-[a-z]+)+-\d$/, 'must be a region')),
  ),
  /** The sender's domain, where SES verified the domain and not the one address. */
  emailDomain: z.optional(Domain),
  /** Receives the alarms. */
  alarmEmail: z.optional(Email),
  /** Host names of the site and of the content host. */
  siteDomain: z.optional(Domain),
  contentDomain: z.optional(Domain),
  /** A certificate in us-east-1 for both host names; or else the zone that both are in. */
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:[^:]+:acm:us-east-1:/, 'must be the ARN of a certificate in us-east-1')),
  ),
  /** Id of the public Route 53 zone of both host names: the certificate and the records are created. */
  hostedZone: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^Z[A-Z0-9]{5,31}$/,
          "must be a zone's id like Z0123456789ABCDEFGHIJ, which `aws route53 list-hosted-zones` shows",
        ),
      ),
  ),
  /** Whether resources with data refuse to be deleted; `npm run deploy` turns it off until they exist. */
  protect: z._default(Flag, true),
  /** ARN of a backup vault in another account or region, which gets a copy of table and content each night. */
  backupVault: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^arn:[^:]+:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]+$/,
          'must be the ARN of a backup vault, in another account or region',
        ),
      ),
  ),
  /** Whether requests pass a web application firewall. */
  waf: z._default(Flag, true),
  /** Price class of CloudFront: edge locations of the whole world, or of its cheaper regions. */
  priceClass: z._default(oneOf(['100', '200', 'all']), 'all'),
  /** GB that CloudFront sends in an hour, of site and content host each, from which an alarm is raised. */
  edgeHourlyGigabytes: z._default(whole(1), 50),
  /** Whether the site opens without a network; false takes service workers and their caches away. */
  offline: z._default(Flag, true),
  /** Whether HSTS covers the site's host alone, or all names below it too. */
  hsts: z._default(oneOf(['host', 'subdomains']), 'host'),
  /** Generation of the secret by which the API recognises CloudFront. */
  originKey: z._default(whole(1), 1),
  /**
   * Concurrent executions that the worker and each trigger of the pool keep for themselves, and that each endpoint
   * whose writes collide on one item may use at most; 0 for no reservation.
   */
  reservedConcurrency: z._default(whole(0), 0),
  /** US dollars a month above which the budget warns; 0 for no budget. */
  monthlyBudget: z._default(whole(0), 100),
  /** Whether requests are counted and timed by endpoint or by domain. */
  metrics: z._default(oneOf(['endpoint', 'domain']), 'endpoint'),
  /** Whether requests are traced, and with `calls` also each call to a service. */
  tracing: z._default(oneOf(['on', 'off', 'calls']), 'on'),
  /** The public key of web push, in base64url, or `none` for no pushes; `npm run deploy` finds it by itself. */
  pushKey: z.optional(
    z
      .string('must be a public key')
      .check(z.regex(/^(none|B[\w-]{86})$/, 'must be none, or the public key that `npm run deploy` tells')),
  ),
  /** Whether a canary signs in and reads the news every five minutes. */
  canary: z._default(Flag, false),
  /** Whether a new version of an endpoint first gets a tenth of the requests, and is rolled back when the API fails. */
  gradual: z._default(Flag, false),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** What is wrong with the settings, a sentence for each of them. */
export class SettingsError extends Error {}

/** What an operator decides, in `cdk.json` or with `--context`; `docs/operations.md` explains each setting. */
export type Settings = z.infer<typeof Settings>;

/**
 * Reads the settings from the app's context; the region defaults to the CLI's. Throws a `SettingsError` for settings
 * that are invalid, unknown or missing their counterpart.
 */
export function readSettings(app: IConstruct, environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    // On the command line, an empty value removes what the file says.
    settingNames.map((key) => [key, app.node.tryGetContext(key)]).filter(([, value]) => value !== ''),
  );
  // Without the CLI and without a region, as in a synthesis for review, the CLI's own fallback is used.
  given['region'] ??= environment['CDK_DEFAULT_REGION'] || 'us-east-1';

  const read = Settings.safeParse(given);
  const complaints = read.success
    ? halves(read.data)
    : read.error.issues.map(
        ({ path: [key], message }) => `${String(key)} ${message}; it is '${given[String(key)]}'.`,
      );
  if (!read.success || complaints.length > 0) {
    throw new SettingsError(
      `The settings are not right (docs/operations.md, Settings).\n${complaints.join('\n')}`,
    );
  }
  return read.data;
}

/** Problems between settings that are each valid. */
function halves(settings: Settings): string[] {
  const { siteDomain, contentDomain, certificateArn, hostedZone } = settings;
  const { emailFrom, emailRegion, emailDomain } = settings;
  const { reservedConcurrency: reserved } = settings;
  const complaints: [boolean, string][] = [
    [
      reserved > 0 && reserved < 10,
      'reservedConcurrency must be 0, or at least 10: the worker needs as many.',
    ],
    [!siteDomain !== !contentDomain, 'siteDomain and contentDomain go together: set both, or none.'],
    [
      siteDomain !== undefined && siteDomain === contentDomain,
      'contentDomain must differ from siteDomain: uploads may not share an origin with the site.',
    ],
    [
      Boolean(siteDomain) && !certificateArn === !hostedZone,
      'siteDomain needs either hostedZone, which makes a certificate, or certificateArn: set one of the two.',
    ],
    [
      !siteDomain && Boolean(certificateArn || hostedZone),
      'certificateArn and hostedZone mean nothing without siteDomain and contentDomain.',
    ],
    [!emailFrom !== !emailRegion, 'emailFrom and emailRegion go together: set both, or none.'],
    [
      emailDomain !== undefined && emailFrom?.split('@')[1] !== emailDomain,
      'emailDomain must be the part of emailFrom after its @: it is the domain that SES verified.',
    ],
  ];
  return complaints.filter(([wrong]) => wrong).map(([, complaint]) => complaint);
}

const known = new WeakMap<IConstruct, Settings>();

/** The settings of the app that a construct is part of. */
export function settingsOf({ node: { root } }: IConstruct): Settings {
  const settings = known.get(root) ?? readSettings(root);
  known.set(root, settings);
  return settings;
}
