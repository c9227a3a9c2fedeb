import { spawnSync } from 'node:child_process';
import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from '#lib/cloud/settings.ts';

function read(context: Record<string, unknown>, environment: NodeJS.ProcessEnv = {}) {
  const app = new RootConstruct();
  for (const [key, value] of Object.entries(context)) app.node.setContext(key, value);
  return readSettings(app, environment);
}

test('nothing needs to be set', () => {
  expect(read({})).toEqual({
    stage: 'production',
    region: 'us-east-1',
    sms: false,
    smsDailyLimit: 200,
    adminSecondFactor: true,
    protect: true,
    waf: true,
    offline: true,
    hsts: 'host',
    originKey: 1,
    priceClass: 'all',
    edgeHourlyGigabytes: 50,
    reservedConcurrency: 0,
    monthlyBudget: 100,
    metrics: 'endpoint',
    tracing: 'on',
    canary: false,
    gradual: false,
  });
});

test("the region is the CLI's, unless it is set", () => {
  expect(read({}, { CDK_DEFAULT_REGION: 'eu-west-1' }).region).toBe('eu-west-1');
  expect(read({ region: 'af-south-1' }, { CDK_DEFAULT_REGION: 'eu-west-1' }).region).toBe('af-south-1');
});

test('an empty one is none, so that the command line can take away what the file says', () => {
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));

  expect(read(none, { CDK_DEFAULT_REGION: 'eu-west-1' })).toEqual(read({ region: 'eu-west-1' }));
});

test('a flag or a number may come from the command line, as a text', () => {
  expect(read({ sms: 'true' }).sms).toBe(true);
  expect(read({ waf: 'false' }).waf).toBe(false);
  expect(read({ smsDailyLimit: '50' }).smsDailyLimit).toBe(50);
  expect(read({ monthlyBudget: '0' }).monthlyBudget).toBe(0);
});

const domains = { siteDomain: 'a.example.org', contentDomain: 'b.example.org' };
const certificateArn = 'arn:aws:acm:us-east-1:1:certificate/1';
const hostedZone = 'Z0123456789ABCDEFGHIJ';
const email = { emailFrom: 'hello@example.org', emailRegion: 'eu-west-1' };

test.each([
  ['host names and their certificate', { ...domains, certificateArn }],
  ['host names and their zone', { ...domains, hostedZone }],
  ['a sender that SES verified', email],
  ['a sender of a domain that SES verified', { ...email, emailDomain: 'example.org' }],
  ['a stage of its own', { stage: 'staging2' }],
])('takes %s', (_, context) => {
  expect(read(context)).toMatchObject(context);
});

const together = 'siteDomain and contentDomain go together: set both, or none.';
const either =
  'siteDomain needs either hostedZone, which makes a certificate, or certificateArn: set one of the two.';

test.each([
  [{ stage: 'Staging' }, "stage must be 1 to 12 small letters and digits, a letter first; it is 'Staging'."],
  [{ stage: 'a-stage' }, 'stage must be 1 to 12 small letters and digits'],
  [{ region: 'cn-north-1' }, /region must be one of: af-south-1, .*; it is 'cn-north-1'\./],
  [{ sms: 'yes' }, "sms must be true or false; it is 'yes'."],
  [{ protect: 'no' }, 'protect must be true or false'],
  [{ smsDailyLimit: '0' }, "smsDailyLimit must be a whole number from 1; it is '0'."],
  [{ originKey: '1.5' }, 'originKey must be a whole number from 1'],
  [{ monthlyBudget: 'much' }, 'monthlyBudget must be a whole number from 0'],
  [{ bootstrapQualifier: 'my stage' }, 'bootstrapQualifier must be 1 to 10 small letters and digits'],
  [{ backupVault: 'furrow' }, 'backupVault must be the ARN of a backup vault'],
  [{ priceClass: '300' }, "priceClass must be one of: 100, 200, all; it is '300'."],
  [{ edgeHourlyGigabytes: '0' }, 'edgeHourlyGigabytes must be a whole number from 1'],
  [{ reservedConcurrency: 'some' }, 'reservedConcurrency must be a whole number from 0'],
  [{ reservedConcurrency: '5' }, 'reservedConcurrency must be 0, or at least 10: the worker needs as many.'],
  [{ pushKey: 'B123' }, 'pushKey must be none, or the public key'],
  [{ alarmEmail: 'me' }, 'alarmEmail must be an e-mail address'],
  [{ ...email, emailRegion: 'Ireland' }, 'emailRegion must be a region'],
  [{ hsts: 'all' }, 'hsts must be one of: host, subdomains'],
  [{ metrics: 'route' }, 'metrics must be one of: endpoint, domain'],
  [{ tracing: 'true' }, 'tracing must be one of: on, off, calls'],
  [{ siteDomain: 'a.example.org', certificateArn }, together],
  [{ contentDomain: 'b.example.org' }, together],
  [domains, either],
  [{ ...domains, certificateArn, hostedZone }, either],
  [{ ...domains, certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/1' }, 'a certificate in us-east-1'],
  [{ ...domains, hostedZone: 'example.org' }, "hostedZone must be a zone's id like Z0123456789ABCDEFGHIJ"],
  [{ hostedZone }, 'certificateArn and hostedZone mean nothing without siteDomain and contentDomain.'],
  [
    { ...domains, contentDomain: 'a.example.org', certificateArn },
    'contentDomain must differ from siteDomain',
  ],
  [{ emailFrom: 'hello@example.org' }, 'emailFrom and emailRegion go together: set both, or none.'],
  [{ emailRegion: 'eu-west-1' }, 'emailFrom and emailRegion go together'],
  [{ ...email, emailDomain: 'example.com' }, 'emailDomain must be the part of emailFrom after its @'],
  [{ emailDomain: 'example.org' }, 'emailDomain must be the part of emailFrom after its @'],
])('refuses %j in a sentence', (context, sentence) => {
  expect(() => read(context)).toThrow(sentence);
});

test('says all that is wrong at once', () => {
  expect(() => read({ sms: 'yes', waf: 'no' })).toThrow(/sms must be[^\n]*\nwaf must be/);
});

test('the app says what is wrong before it builds anything, in sentences without a stack', () => {
  const context = JSON.stringify({ stage: 'Staging', waf: 'perhaps' });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/app.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CDK_CONTEXT_JSON: context },
  });

  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.split('\n')).toEqual([
    'The settings are not right (docs/operations.md, Settings).',
    "stage must be 1 to 12 small letters and digits, a letter first; it is 'Staging'.",
    "waf must be true or false; it is 'perhaps'.",
    '',
  ]);
});
