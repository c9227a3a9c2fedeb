import { expect, test } from 'vitest';
import { accountActions } from '#lib/rights.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

const { data, rest, nested } = synthesize('usual');
const all = [data, rest, ...nested].flatMap(resourcesOf);

test('no template refers to more secrets than CloudFormation resolves in one, in the middle of a rotation too', () => {
  for (const template of [data, rest, ...nested]) {
    const found = JSON.stringify(template.toJSON()).match(/\{\{resolve:/g) ?? [];

    expect(2 * found.length).toBeLessThanOrEqual(60);
  }
});

test('no function of ours may do everything to anything', () => {
  const policies = all.filter(([id, { Type }]) => Type === 'AWS::IAM::Policy' && !id.startsWith('SiteFiles'));

  expect(policies.length).toBeGreaterThan(0);
  for (const [id, { Properties }] of policies) {
    expect(JSON.stringify(Properties).match(/"Action":("[^"]*\*"|\[[^\]]*\*[^\]]*\])/), id).toBeNull();
  }
});

test('no function may do what is for the commands of who operates it', () => {
  const operators =
    /cognito-idp:(Admin(Disable|Enable|Delete|Get)User|AdminSetUserMFAPreference|CreateGroup|UpdateGroup|AdminAddUserToGroup)"|dynamodb:Scan"|s3:DeleteObjectVersion"/;
  // The worker ends the accounts of members who left.
  const others = /^(SiteFiles|WorkerFunction)/;
  const policies = all.filter(([id, { Type }]) => Type === 'AWS::IAM::Policy' && !others.test(id));
  expect(policies.filter(([, policy]) => operators.test(JSON.stringify(policy)))).toEqual([]);
  const worker = JSON.stringify(all.filter(([id]) => id.startsWith('WorkerFunctionRoleDefaultPolicy')));
  expect(worker.match(/cognito-idp:\w+/g)?.toSorted()).toEqual(accountActions.toSorted());
});

test('nothing has a name of its own, so that a replacement finds no name taken', () => {
  const names =
    /^(BucketName|TableName|FunctionName|RoleName|UserPoolName|LogGroupName|TopicName|AlarmName)$/;
  const named = all.filter(
    ([, { Type, Properties }]) =>
      Type.startsWith('AWS::') &&
      ![
        'AWS::Logs::MetricFilter',
        'AWS::Lambda::Permission',
        'AWS::Lambda::Version',
        'AWS::Lambda::EventInvokeConfig',
        'AWS::Lambda::EventSourceMapping',
      ].includes(Type) &&
      // The firewall logs to such names alone, in which the stack's is.
      !String(Properties?.['LogGroupName']).startsWith('aws-waf-logs-Furrow') &&
      Object.keys(Properties ?? {}).some((name) => names.test(name)),
  );

  expect(named.map(([id]) => id)).toEqual([]);
});

test('functions answer by themselves: nobody asked for a gradual deployment', () => {
  expect(all.filter(([, { Type }]) => /^AWS::(CodeDeploy::|Lambda::Alias)/.test(Type))).toEqual([]);
});

test('the starting data is there before the site', () => {
  const [, pages] = all.find(([id]) => id.startsWith('SiteFilesPagesCustomResource')) ?? [];

  expect(JSON.stringify(pages)).toMatch(/"DependsOn":\[.*"StartingDataTrigger/);
});

test('what an earlier version left is caught up with when no function of that version writes any more', () => {
  const [, trigger] = all.find(([id]) => id.startsWith('StartingDataTrigger')) ?? [];

  expect(JSON.stringify(trigger)).toMatch(/"DependsOn":\[.*"ApinewsNestedStack.*"WorkerFunction/);
});
