import { describe, expect, test } from 'vitest';
import { loadFunction, gatewayRows as rows } from '#lib/local/gateway/rows.ts';
import { standing } from '#lib/operations/scale/page.ts';
import { hasRoom, type Resource, resourceFinder, resourcesOf, synthesize } from './synthesize.ts';

// The whole app, at the real number of rows: with what is deployed when nothing is said, and with all there is.
const usual = synthesize('usual');
const everything = synthesize('everySetting');
interface WholeTemplate {
  readonly Description?: string;
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Parameters?: object;
  readonly Outputs?: object;
}

const templatesOf = ({ all }: typeof usual) => all.map((template) => template.toJSON() as WholeTemplate);

const nested = usual.nested.map((template) => template.toJSON());
const resources: Readonly<Record<string, Resource>> = Object.assign(
  {},
  ...nested.map(({ Resources }) => Resources),
);
const referredTo = resourceFinder(usual);

/** What is deployed under each route: the function's entry and its time, and who is asked for a token. */
const deployed = new Map(
  Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route')
    .map(({ Properties: route }) => {
      const integration = resources[referredTo(route['Target'])]?.Properties ?? {};
      const called = resources[referredTo(integration['IntegrationUri'])]?.Properties ?? {};
      const { ZipFile = '' } = (called['Code'] ?? {}) as { ZipFile?: string };
      return [
        String(route['RouteKey']),
        {
          entry: ZipFile.replace('// ', ''),
          timeout: Number(called['Timeout']) * 1000,
          authorization: route['AuthorizationType'],
          authorizer: referredTo(route['AuthorizerId']),
        },
      ];
    }),
);

test('the gateway of one machine has the routes that are deployed, and no other', () => {
  expect(rows.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...deployed.keys()].toSorted(),
  );
});

test.each(rows)(
  '$method $path calls here what it calls there, for as long, and lets nobody else in',
  async (row) => {
    const there = deployed.get(`${row.method} ${row.path}`);

    expect(await loadFunction(`${there?.entry}.ts`, 'handler')).toBe(await row.load());
    expect(there?.timeout).toBe(row.timeout);
    expect(there?.authorization).toBe(row.isPublic ? 'NONE' : 'JWT');
  },
);

test('one authorizer is asked at every route but the public ones', () => {
  const authorizers = resourcesOf(usual.rest).filter(
    ([, { Type }]) => Type === 'AWS::ApiGatewayV2::Authorizer',
  );

  const members = [...deployed.values()].filter(({ authorization }) => authorization !== 'NONE');

  expect([...new Set(members.map(({ authorizer }) => authorizer))]).toEqual(authorizers.map(([id]) => id));
});

describe.each([
  ['the settings as they are', templatesOf(usual)],
  ['every setting', templatesOf(everything)],
])('with %s', (_, templates) => {
  test('each template is far from what CloudFormation takes', () => {
    for (const template of templates) hasRoom(template, 750_000);
  });

  test('nothing may do something to everything but what has no resource to name', () => {
    const allowed = new Set(templates.flatMap(toEverything));

    expect([...allowed].filter((action) => !(action in withoutResource))).toEqual([]);
  });
});

test('docs/scale.md counts what is paid for by the piece as the templates do', () => {
  const all = templatesOf(usual).flatMap(({ Resources }) => Object.values(Resources));
  const ofType = (type: string) => all.filter(({ Type }) => Type === type);
  const rules = ofType('AWS::WAFv2::WebACL').flatMap(({ Properties }) => Properties['Rules'] as unknown[]);
  const watched = ofType('AWS::CloudWatch::Alarm').flatMap(({ Properties }) =>
    ((Properties['Metrics'] ?? [{ MetricStat: {} }]) as object[]).filter((metric) => 'MetricStat' in metric),
  );
  const counted = Object.keys(standing).map((what) => [what, ofType(what).length]);

  expect({ ...Object.fromEntries(counted), rules: rules.length, watched: watched.length }).toEqual(standing);
});

test('each exception is needed', () => {
  const used = new Set(templatesOf(everything).flatMap(toEverything));

  expect(Object.keys(withoutResource).filter((action) => !used.has(action))).toEqual([]);
});

/** What is allowed on `*`, and why it cannot be otherwise. */
const withoutResource: Readonly<Record<string, string>> = {
  'cloudwatch:DescribeAlarms': 'CloudWatch shows all kinds of alarms to nobody who may see some alone',
  'xray:PutTelemetryRecords': 'X-Ray knows no resources',
  'xray:PutTraceSegments': 'X-Ray knows no resources',
  'sns:Publish': 'what Cognito sends goes to a phone number, which is none',
};

type Statement = { Effect: string; Action: string | string[]; Resource: unknown };
type Document = { Statement: Statement[] };

/** What the policies of a template allow on the resource `*`. */
function toEverything({ Resources }: WholeTemplate): string[] {
  return Object.values(Resources)
    .filter(({ Type }) => Type.startsWith('AWS::IAM::'))
    .flatMap(({ Properties }) => {
      const inline = (Properties['Policies'] ?? []) as { PolicyDocument: Document }[];
      return [
        Properties['PolicyDocument'] as Document | undefined,
        ...inline.map(({ PolicyDocument }) => PolicyDocument),
      ];
    })
    .flatMap((document) => document?.Statement ?? [])
    .filter(({ Effect, Resource }) => Effect === 'Allow' && [Resource].flat().includes('*'))
    .flatMap(({ Action }) => [Action].flat());
}
