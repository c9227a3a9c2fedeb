import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { fewRows, type Resource, resourceFinder, resourcesOf, synthesize } from '../synthesize.ts';

type Policy = { CodeDeployLambdaAliasUpdate: Record<'ApplicationName' | 'DeploymentGroupName', unknown> };
type Whole = Resource & { DependsOn?: string | string[]; UpdatePolicy?: Policy };

const gradual = synthesize('gradual', fewRows);
const domain = gradual.domains.get('categories') as Template;
const referredTo = resourceFinder(gradual);

const ofType = (template: Template, type: string) =>
  resourcesOf(template).filter(([, { Type }]) => Type === type) as [string, Whole][];
const inAll = ({ data, rest, nested }: typeof gradual, type: string) =>
  [data, rest, ...nested].flatMap((template) => ofType(template, type));
const idsOf = (found: readonly (readonly [string, unknown])[]) => found.map(([id]) => id);

const rows = Object.keys(fewRows['categories'] ?? {});
const aliases = ofType(domain, 'AWS::Lambda::Alias');
const groups = ofType(domain, 'AWS::CodeDeploy::DeploymentGroup');
const versionsOf = ({ domains }: typeof gradual) =>
  ofType(domains.get('categories') as Template, 'AWS::Lambda::Version');

test('every route calls an alias of its function, and may call that', () => {
  const integrations = inAll(gradual, 'AWS::ApiGatewayV2::Integration');
  const permissions = gradual.nested.flatMap((template) => ofType(template, 'AWS::Lambda::Permission'));
  const called = integrations.map(([, { Properties }]) => referredTo(Properties['IntegrationUri']));

  expect(called).toHaveLength(rows.length);
  expect(called.toSorted()).toEqual(idsOf(aliases).toSorted());
  expect(permissions.map(([, { Properties }]) => referredTo(Properties['FunctionName']))).toEqual(called);
  for (const [, { Properties }] of aliases) expect(Properties['Name']).toBe('live');
});

test('a tenth of the requests goes to a new version for ten minutes, and none any more where the API fails', () => {
  expect(groups).toHaveLength(rows.length);
  for (const [, { Properties }] of groups) {
    expect(Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      AlarmConfiguration: { Enabled: true },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']),
      },
    });
    // Which needs no function in its turn: in a circle nothing would be synthesised.
    expect(referredTo(Properties['AlarmConfiguration'])).toMatch(/^AlarmsApiErrors/);
  }
});

test('each alias has a group of its own, in one application and with one role', () => {
  const policies = aliases.map(([, { UpdatePolicy }]) => UpdatePolicy?.CodeDeployLambdaAliasUpdate);
  const one = (properties: unknown[]) => [...new Set(properties.map(referredTo))];

  expect(policies.map((policy) => referredTo(policy?.DeploymentGroupName)).toSorted()).toEqual(
    idsOf(groups).toSorted(),
  );
  const applications = idsOf(inAll(gradual, 'AWS::CodeDeploy::Application'));
  expect(applications).toHaveLength(1);
  expect(one(policies.map((policy) => policy?.ApplicationName))).toEqual(applications);
  expect(one(groups.map(([, { Properties }]) => Properties['ServiceRoleArn']))).toEqual([
    expect.stringMatching(/^GradualRole/),
  ]);
});

test('who shifts may touch the functions of this stack alone, and only their aliases', () => {
  const [, role] = ofType(gradual.rest, 'AWS::IAM::Role').find(([id]) => id.startsWith('GradualRole')) ?? [];
  const allowed = JSON.stringify(role?.Properties['Policies']);

  expect(allowed.match(/"[a-z]+:[A-Z]\w+"/g)).toEqual([
    '"lambda:GetAlias"',
    '"lambda:GetProvisionedConcurrencyConfig"',
    '"lambda:UpdateAlias"',
    '"cloudwatch:DescribeAlarms"',
  ]);
  expect(allowed).toMatch(/:function:Furrow-\*"/);
  expect(role?.Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('a new version is made where a function changes, and only there: Lambda refuses a second of the same', () => {
  const renamed = Object.entries(fewRows['categories'] ?? {}).map(([name, row], i) => [
    name,
    // What its function says of itself.
    i === rows.length - 1 ? { ...row, path: `${row.path}/again` } : row,
  ]);
  const changed = synthesize('gradual', { categories: Object.fromEntries(renamed) });
  const before = idsOf(versionsOf(gradual));
  const kept = (stacks: typeof gradual) => idsOf(versionsOf(stacks)).filter((id) => before.includes(id));

  expect(before).toHaveLength(rows.length);
  expect(kept(changed)).toHaveLength(rows.length - 1);
});

test('the versions of a domain are made one after the other, so that not all shifts begin within a second', () => {
  const versions = versionsOf(gradual);
  const after = versions.map(([, { DependsOn }]) => DependsOn ?? []).map((each) => [each].flat());

  expect(after).toEqual([
    [],
    ...idsOf(versions)
      .slice(0, -1)
      .map((id) => [id]),
  ]);
});

test('the worker and what Cognito calls change at once', () => {
  for (const template of [gradual.data, gradual.rest])
    expect(ofType(template, 'AWS::Lambda::Alias')).toEqual([]);
});
