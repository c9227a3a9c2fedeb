import { describe, expect, test } from 'vitest';
import { alarm, ofType } from './watched.ts';

describe('the canary', () => {
  const functions = ofType('AWS::Lambda::Function').filter(([id]) => id.startsWith('Canary'));
  const rightsOf = (name: string) =>
    ofType('AWS::IAM::Policy')
      .filter(([id]) => id.startsWith(`Canary${name}`))
      .flatMap(([, { Properties }]) => JSON.stringify(Properties).match(/"cognito-idp:\w+"/g) ?? []);

  test('sings every five minutes, once it has its account', () => {
    const [[, clock] = []] = ofType('AWS::Events::Rule').filter(([id]) => id.startsWith('CanaryClock'));

    expect(clock?.Properties['ScheduleExpression']).toBe('rate(5 minutes)');
    expect(JSON.stringify(clock)).toMatch(/"DependsOn":\[.*"CanaryPutAccount/);
    expect(alarm('CanaryFails')).toMatchObject({ TreatMissingData: 'breaching', EvaluationPeriods: 3 });
  });

  test('is waited for longer than its role takes to be known', () => {
    const [, account] = functions.find(([id]) => id.startsWith('CanaryAccount')) ?? [];
    const [[, trigger] = []] = ofType('Custom::Trigger').filter(([id]) => id.startsWith('CanaryPutAccount'));

    expect(account?.Properties['Timeout']).toBe(100);
    expect(Number(trigger?.Properties['Timeout'])).toBeGreaterThan(100_000);
  });

  test('has a password that no template shows', () => {
    expect(functions).toHaveLength(2);
    for (const [, { Properties }] of functions) {
      const environment = JSON.stringify(Properties['Environment']);
      expect(environment).toMatch(
        /CANARY_NAME":"canary-[0-9a-f]{12}".*CANARY_PASSWORD.*resolve:secretsmanager/,
      );
    }
  });

  test('may do nothing to accounts, and the function that makes its own no more than that', () => {
    expect(rightsOf('Rounds')).toEqual([]);
    expect(rightsOf('Account').sort()).toEqual([
      '"cognito-idp:AdminCreateUser"',
      '"cognito-idp:AdminSetUserPassword"',
    ]);
  });
});
