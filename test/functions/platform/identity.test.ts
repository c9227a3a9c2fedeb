import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readIdentity } from '#platform/identity.ts';

/** The lines that are written meanwhile. */
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  vi.stubEnv('STAGE', 'staging');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const refusedWith = (name: string) => {
  const refusal = Object.assign(new Error('Refused'), { name });
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(() => Promise.reject(refusal));
  return readIdentity('token').catch((cause: Error) => cause);
};

test('a call that Cognito throttled is counted, and remains a failure that passes by itself', async () => {
  vi.stubEnv('METRICS', 'domain');

  expect(await refusedWith('TooManyRequestsException')).toMatchObject({ name: 'TooManyRequestsException' });
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    {
      _aws: { CloudWatchMetrics: [{ Namespace: 'Furrow', Dimensions: [['stage']] }] },
      stage: 'staging',
      identityThrottles: 1,
    },
  ]);
});

test.each([
  ['domain', 'NotAuthorizedException'],
  ['', 'TooManyRequestsException'],
])('nothing is counted with metrics by %j when Cognito answers %s', async (by, name) => {
  vi.stubEnv('METRICS', by);

  await refusedWith(name);
  expect(written).toEqual([]);
});
