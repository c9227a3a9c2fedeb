/** Settings with which all is deployed that can be. */
export const everySetting: Readonly<Record<string, unknown>> = {
  stage: 'trial',
  region: 'eu-central-1',
  bootstrapQualifier: 'trial',
  sms: true,
  smsDailyLimit: 50,
  emailFrom: 'hello@example.org',
  emailRegion: 'eu-west-1',
  emailDomain: 'example.org',
  alarmEmail: 'operator@example.org',
  siteDomain: 'farm.example.org',
  contentDomain: 'files.example.org',
  hostedZone: 'Z0123456789ABCDEFGHIJ',
  backupVault: 'arn:aws:backup:eu-north-1:123456789012:backup-vault:furrow',
  protect: true,
  waf: true,
  hsts: 'subdomains',
  originKey: 2,
  monthlyBudget: 250,
  priceClass: '100',
  edgeHourlyGigabytes: 200,
  reservedConcurrency: 20,
  metrics: 'domain',
  tracing: 'calls',
  offline: false,
  canary: true,
  gradual: true,
};

const domains = { siteDomain: 'furrow.example.org', contentDomain: 'content.example.org' };

/** The settings that templates are looked at with, by name; `checks.test.ts` has every one of them checked. */
export const tried = {
  usual: {},
  everySetting,
  certificate: {
    ...domains,
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    originKey: 3,
  },
  hostedZone: {
    ...domains,
    hostedZone: 'Z0123456789ABCDEFGHIJ',
    sms: true,
    emailFrom: 'hello@mail.example.org',
    emailRegion: 'eu-central-1',
    emailDomain: 'mail.example.org',
    alarmEmail: 'operator@example.org',
    hsts: 'subdomains',
    metrics: 'domain',
    tracing: 'calls',
    canary: true,
    gradual: true,
  },
  nothing: { protect: false, waf: false, monthlyBudget: '0', tracing: 'off', region: 'us-east-1' },
  oneSender: { emailFrom: 'a@b.org', emailRegion: 'eu-west-1' },
  smsAndCanary: { sms: 'true', smsDailyLimit: '50', canary: true },
  staging: {
    ...{ sms: true, canary: true, alarmEmail: 'operator@example.org', stage: 'staging' },
    ...{ emailFrom: 'hello@example.org', emailRegion: 'eu-west-1' },
  },
  elsewhere: { region: 'af-south-1' },
  virginia: { region: 'us-east-1' },
  withoutFirewall: { waf: 'false' },
  zoneWithoutFirewall: {
    ...domains,
    hostedZone: 'Z0123456789ABCDEFGHIJ',
    waf: false,
    region: 'us-east-1',
  },
  gradual: { gradual: true },
  secondKey: { originKey: '2', gradual: true },
  thirdKey: { originKey: 3, gradual: true },
} satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Tried = keyof typeof tried;
