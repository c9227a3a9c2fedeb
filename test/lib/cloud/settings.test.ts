import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { readSettings } from '#lib/cloud/settings.ts';

function read(context: Record<string, unknown>) {
  const app = new RootConstruct();
  for (const [key, value] of Object.entries(context)) app.node.setContext(key, value);
  return readSettings(app);
}

test('nothing needs to be set', () => {
  expect(read({})).toEqual({ sms: false, smsDailyLimit: 200 });
});

test('a flag may come from the command line, as a text', () => {
  expect(read({ sms: 'true' }).sms).toBe(true);
  expect(read({ sms: 'false' }).sms).toBe(false);
  expect(read({ smsDailyLimit: '50' }).smsDailyLimit).toBe(50);
});

test.each([
  ['a flag that is none', { sms: 'yes' }],
  ['a limit that lets nothing through', { smsDailyLimit: '0' }],
  ['an address that is none', { alarmEmail: 'me' }],
  ['host names without a certificate', { siteDomain: 'a.example.org', contentDomain: 'b.example.org' }],
  [
    'a certificate that CloudFront cannot use',
    {
      siteDomain: 'a.example.org',
      contentDomain: 'b.example.org',
      certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/1',
    },
  ],
  [
    'one host name for site and uploads',
    {
      siteDomain: 'a.example.org',
      contentDomain: 'a.example.org',
      certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1',
    },
  ],
  ['a sender without its region', { emailFrom: 'hello@example.org' }],
])('refuses %s', (_, context) => {
  expect(() => read(context)).toThrow();
});
