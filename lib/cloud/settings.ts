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
  /** Which copy of the system this is: any but `production` is part of all names. */
  stage: z._default(
    z
      .string('must be a name')
      .check(z.regex(/^[a-z][a-z0-9]{0,11}$/, 'must be 1 to 12 small letters and digits, a letter first')),
    'production',
  ),
  /** Where it stands, but for what CloudFront wants in us-east-1. */
  region: oneOf(regions),
  /** Whether the pool sends codes by SMS: each costs money, and a new account may send none at all. */
  sms: z._default(Flag, false),
  /** How many codes that may go by SMS are sent in a day (UTC), to all members together. */
  smsDailyLimit: z._default(whole(1), 200),
  /** Sender of the pool's e-mails, verified in SES; without one Cognito sends, at most 50 a day. */
  emailFrom: z.optional(Email),
  /** Region in which SES knows the sender. */
  emailRegion: z.optional(
    z.string('must be a region').check(z.regex(/^[a-z]+(-[a-z]+)+-\d$/, 'must be a region')),
  ),
  /** The sender's domain, where SES verified that and not the one address. */
  emailDomain: z.optional(Domain),
  /** Who is told of an alarm. */
  alarmEmail: z.optional(Email),
  /** Host names of site and content host. */
  siteDomain: z.optional(Domain),
  contentDomain: z.optional(Domain),
  /** A certificate in us-east-1 for both host names; or else the zone in which both are. */
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:[^:]+:acm:us-east-1:/, 'must be the ARN of a certificate in us-east-1')),
  ),
  /** Id of the public Route 53 zone of both host names: certificate and records are made. */
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
  /** Whether what holds data refuses to be deleted; `npm run deploy` leaves it out until it stands. */
  protect: z._default(Flag, true),
  /** Whether requests pass a web application firewall. */
  waf: z._default(Flag, true),
  /** How far browsers are told to speak HTTPS alone: to the site's host, or to all names below it, too. */
  hsts: z._default(oneOf(['host', 'subdomains']), 'host'),
  /** Generation of the secret by which the API knows CloudFront. */
  originKey: z._default(whole(1), 1),
  /** US dollars a month above which the budget warns; 0 is no budget. */
  monthlyBudget: z._default(whole(0), 100),
  /** What requests are counted and timed by. */
  metrics: z._default(oneOf(['endpoint', 'domain']), 'endpoint'),
  /** Whether requests are traced, and each call that they make to a service, too. */
  tracing: z._default(oneOf(['on', 'off', 'calls']), 'on'),
  /** Whether a canary signs in and reads the news, again and again. */
  canary: z._default(Flag, false),
  /** Whether new versions of endpoints get a part of the requests first, and are taken back where the API fails. */
  gradual: z._default(Flag, false),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** What an operator decides, in `cdk.json` or with `--context`; `docs/operations.md` explains each. */
export type Settings = z.infer<typeof Settings>;

/**
 * Reads the settings from the app's context; the region is, where it is not set, that of the CLI. Throws an error that says in
 * a sentence each what means nothing, or is half of a pair.
 */
export function readSettings(app: IConstruct, environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    // On the command line an empty one takes away what the file says.
    settingNames.map((key) => [key, app.node.tryGetContext(key)]).filter(([, value]) => value !== ''),
  );
  // Without the CLI and without a region, as in a look at the templates: where the CLI falls back to.
  given['region'] ??= environment['CDK_DEFAULT_REGION'] || 'us-east-1';

  const read = Settings.safeParse(given);
  const complaints = read.success
    ? halves(read.data)
    : read.error.issues.map(
        ({ path: [key], message }) => `${String(key)} ${message}; it is '${given[String(key)]}'.`,
      );
  if (!read.success || complaints.length > 0) {
    throw new Error(`The settings are not right (docs/operations.md, Settings).\n${complaints.join('\n')}`);
  }
  return read.data;
}

/** What is wrong between settings that are right each. */
function halves(settings: Settings): string[] {
  const { siteDomain, contentDomain, certificateArn, hostedZone } = settings;
  const { emailFrom, emailRegion, emailDomain } = settings;
  const complaints: [boolean, string][] = [
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
