import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fewRows, type Resource, resourcesOf, synthesize } from '../synthesize.ts';
import { type Tried, tried } from '../tried.ts';

const { all: templates, stacks } = synthesize('staging', fewRows);
const all = templates.flatMap(resourcesOf);
const ofType = (type: string) => all.filter(([, { Type }]) => Type === type);
const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

interface Alarm {
  readonly AlarmDescription: string;
  readonly AlarmActions: unknown[];
  readonly OKActions: unknown[];
  readonly Threshold: number;
  readonly EvaluationPeriods: number;
  readonly Metrics?: {
    Id: string;
    Expression?: string;
    MetricStat?: { Metric: Metric; Period: number };
  }[];
}
interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: { Name: string; Value: unknown }[];
}
const alarms = ofType('AWS::CloudWatch::Alarm').map(
  ([id, { Properties }]) => [id, Properties as unknown as Alarm] as const,
);
const alarm = (name: string) => {
  const found = alarms.find(([id]) => new RegExp(`^Alarms${name}[0-9A-F]{8}$`).test(id));
  if (!found) throw new Error(`no alarm ${name}`);
  return found[1];
};

describe('an alarm', () => {
  const linked = alarms.map(([id, { AlarmDescription }]) => ({
    id,
    link: /^[A-Z0-9].*\. What to do: docs\/operations\.md#([a-z]+)$/.exec(AlarmDescription)?.[1],
  }));
  const [, part = ''] = guide.split('\n## Alarms\n');
  const headings = [...(part.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);

  test('says what it means, and where in the guide stands what to do', () => {
    expect(linked.length).toBeGreaterThan(15);
    for (const { id, link } of linked) {
      expect(
        headings.map((name) => name.toLowerCase()),
        id,
      ).toContain(link);
    }
  });

  test('stands for each heading of the guide', () => {
    expect(headings.map((name) => name.toLowerCase()).sort()).toEqual(linked.map(({ link }) => link).sort());
  });

  test('is told to the operator when it begins, and when it is over', () => {
    for (const [, { AlarmActions, OKActions }] of alarms) {
      expect([AlarmActions.length, OKActions.length]).toEqual([1, 1]);
    }
    expect(ofType('AWS::SNS::Subscription').map(([, { Properties }]) => Properties['Endpoint'])).toEqual([
      tried.staging.alarmEmail,
      tried.staging.alarmEmail,
    ]);
  });

  test.each([
    ['ApiSlow', 5_000],
    ['ApiNearTimeout', 12_000],
  ])('of a percentile, %s, passes a few requests by', (name, Threshold) => {
    expect(alarm(name)).toMatchObject({
      ...{ MetricName: 'Latency', ExtendedStatistic: 'p99', Threshold },
      EvaluateLowSampleCountPercentile: 'ignore',
    });
  });

  test('of functions that break off counts in percent, from a hundred calls on', () => {
    const { Metrics = [], Threshold } = alarm('FunctionErrors');

    expect(Threshold).toBe(1);
    expect(Metrics.find(({ Expression }) => Expression)?.Expression).toBe(
      'IF(FILL(whole, 0) >= 100, 100 * FILL(part, 0) / whole, 0)',
    );
  });

  test('of what runs at once is measured by what the account allows', () => {
    const { Metrics = [], Threshold } = alarm('Concurrency');

    expect(Threshold).toBe(80);
    expect(Metrics.find(({ Expression }) => Expression)?.Expression).toContain('SERVICE_QUOTA(concurrent)');
  });

  test('rings for whatever the worker breaks off, is late with, keeps or loses', () => {
    expect(alarm('WorkerErrors')).toMatchObject({ MetricName: 'Errors', Threshold: 1 });
    expect(alarm('WorkerBehind')).toMatchObject({ MetricName: 'IteratorAge', Threshold: 300_000 });
    expect(alarm('WorkerKept')).toMatchObject({
      MetricName: 'OnFailureDestinationDeliveredEventCount',
      Dimensions: [{ Name: 'EventSourceMappingUUID', Value: expect.anything() }],
      Threshold: 1,
    });
    expect(JSON.stringify(alarm('WorkerLost').Metrics)).toMatch(
      /DestinationDeliveryFailures.*DroppedEventCount/,
    );
  });

  test('rings where Cognito refuses, of all that members do there', () => {
    const names = alarm('PoolThrottles').Metrics?.flatMap(
      ({ MetricStat }) => MetricStat?.Metric.MetricName ?? [],
    );

    expect(names?.sort()).toEqual(['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles']);
  });

  test('of the nightly list waits for longer than from one night to the next, however long a list takes', () => {
    const { Metrics = [], EvaluationPeriods } = alarm('AccountsNotExported');
    const [period = 0] = Metrics.flatMap(({ MetricStat }) => MetricStat?.Period ?? []);

    // A window of one day slides: for a while each night the list of yesterday is out of it, and today's not in it yet.
    expect((EvaluationPeriods * period) / 3600).toBe(36);
    expect(period).toBeGreaterThanOrEqual(3600); // or CloudWatch looks back a day at most
  });

  test('rings where CloudFront fails, in the region that it reports to', () => {
    expect(stacks.edgeWatch.region).toBe('us-east-1');
    for (const name of ['SiteErrors', 'ContentHostErrors']) {
      expect(JSON.stringify(alarm(name).Metrics)).toMatch(/DistributionId.*5xxErrorRate/);
    }
  });
});

test('every function has a log that ends some day, those of CDK too', () => {
  for (const template of templates) {
    const resources = new Map(resourcesOf(template));
    for (const [id, { Type, Properties }] of resources) {
      if (Type !== 'AWS::Lambda::Function') continue;
      const { LogGroup } = (Properties['LoggingConfig'] ?? {}) as { LogGroup?: { Ref: string } };
      const group = resources.get(LogGroup?.Ref ?? '');
      expect(group?.Type, id).toBe('AWS::Logs::LogGroup');
      expect(group?.Properties['RetentionInDays'], id).toBeLessThanOrEqual(90);
    }
  }
});

describe('the dashboard', () => {
  const [[, page] = []] = ofType('AWS::CloudWatch::Dashboard');
  const widgets = readWidgets(page);
  const shown = widgets.flatMap(({ properties: { metrics = [] } }) => metrics.map(readMetric));

  test('shows traffic, errors, latency by domain, worker, table, accounts, edge and cost', () => {
    expect(widgets.map(({ properties }) => properties.title)).toEqual([
      'Alarms',
      'Requests',
      'What fails',
      'API, milliseconds',
      'Requests by domain',
      'One request in a hundred takes longer, milliseconds, by domain',
      'Answers of 5xx by domain',
      'Worker',
      'Table, units',
      'Accounts',
      'Edge',
      'At once, and the canary',
      'Spent this month, US dollars, as estimated',
    ]);
  });

  test('shows nothing but what there is', () => {
    expect(shown.length).toBeGreaterThan(30);
    for (const { namespace, name, dimensions } of shown) {
      const known = emitted[namespace];
      expect(known, namespace).toBeDefined();
      expect(known?.names, `${namespace} ${name}`).toContain(name);
      expect(known?.dimensions, `${namespace} ${name}`).toContainEqual(Object.keys(dimensions).sort());
      for (const value of Object.values(dimensions)) {
        const [, ref] = /^<(.*)>$/.exec(value) ?? [];
        if (ref) expect(all.map(([id]) => id).concat(imports()), `${name} ${ref}`).toContain(ref);
      }
    }
  });

  test('shows requests of the stage and the domains that there are', () => {
    const own = shown.filter(({ namespace, dimensions }) => namespace === 'Furrow' && dimensions['domain']);

    expect(own.length).toBe(3);
    for (const { dimensions } of own) expect(dimensions).toEqual({ stage: 'staging', domain: 'categories' });
  });
});

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
    expect(rightsOf('Voice')).toEqual([]);
    expect(rightsOf('Account').sort()).toEqual([
      '"cognito-idp:AdminCreateUser"',
      '"cognito-idp:AdminSetUserPassword"',
    ]);
  });
});

describe('what requests are counted by', () => {
  const functions = ofType('AWS::Lambda::Function').filter(([id]) => id.startsWith('listCategories'));

  test('is told to each endpoint, and its names are those of the stage', () => {
    expect(functions).toHaveLength(1);
    expect(functions[0]?.[1].Properties['Environment']).toMatchObject({
      Variables: {
        METRICS: 'endpoint',
        STAGE: 'staging',
        POWERTOOLS_SERVICE_NAME: 'categories/list-categories',
      },
    });
  });

  test("is not what the API's stage sells for each route", () => {
    expect(ofType('AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties)).toMatchObject([
      { DefaultRouteSettings: { DetailedMetricsEnabled: false } },
    ]);
  });
});

describe('tracing', () => {
  const tracing = (settings: Tried) =>
    synthesize(settings, fewRows)
      .nested.flatMap(resourcesOf)
      .filter(([id]) => id.startsWith('listCategories'));
  const functionOf = (resources: ReturnType<typeof tracing>) =>
    resources.find(([, { Type }]) => Type === 'AWS::Lambda::Function')?.[1].Properties;

  test('can be off, and then asks for no right either', () => {
    const off = tracing('nothing');

    expect(functionOf(off)).not.toHaveProperty('TracingConfig');
    expect(JSON.stringify(off)).not.toContain('xray');
  });

  test('can show each call to a service', () => {
    expect(functionOf(tracing('hostedZone'))).toMatchObject({
      TracingConfig: { Mode: 'Active' },
      Environment: { Variables: { TRACING: 'calls' } },
    });
  });

  test('shows requests alone where nothing is said', () => {
    expect(JSON.stringify(functions)).toContain('"Mode":"Active"');
    expect(JSON.stringify(functions)).not.toContain('"TRACING"');
  });
  const functions = ofType('AWS::Lambda::Function');
});

/** What is written by the services and by functions of ours: the metrics' names, and what they are told apart by. */
const emitted: Record<string, { names: string[]; dimensions: string[][] }> = {
  Furrow: {
    names: ['latency', 'errors', 'canaryFailures', 'canaryLatency'],
    dimensions: [['domain', 'stage'], ['stage']],
  },
  'AWS/ApiGateway': { names: ['Count', '4xx', '5xx', 'Latency'], dimensions: [['ApiId', 'Stage']] },
  'AWS/Lambda': {
    names: [
      ...['Errors', 'Throttles', 'Invocations', 'ConcurrentExecutions', 'IteratorAge'],
      ...['InvokedEventCount', 'OnFailureDestinationDeliveredEventCount'],
    ],
    dimensions: [[], ['FunctionName'], ['EventSourceMappingUUID']],
  },
  'AWS/DynamoDB': {
    names: [
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
      'ReadThrottleEvents',
      'WriteThrottleEvents',
    ],
    dimensions: [['TableName']],
  },
  'AWS/Cognito': {
    names: ['SignIn', 'SignUp', 'TokenRefresh'].flatMap((what) => [`${what}Successes`, `${what}Throttles`]),
    dimensions: [['UserPool', 'UserPoolClient']],
  },
  'AWS/CloudFront': {
    names: ['Requests', 'BytesDownloaded', '5xxErrorRate'],
    dimensions: [['DistributionId', 'Region']],
  },
  'AWS/Billing': { names: ['EstimatedCharges'], dimensions: [['Currency'], ['Currency', 'ServiceName']] },
};

type Widget = { properties: { title: string; metrics?: unknown[][] } };

/** The page's JSON, with `<…>` for what a deployment puts in: the id of a resource, or the name of an export. */
function readWidgets(page: Resource | undefined): Widget[] {
  const body = page?.Properties['DashboardBody'] as { 'Fn::Join': [string, unknown[]] };
  const text = body['Fn::Join'][1].map((piece) => (typeof piece === 'string' ? piece : `<${nameOf(piece)}>`));
  return (JSON.parse(text.join('')) as { widgets: Widget[] }).widgets;
}

function nameOf(piece: unknown): string {
  const {
    Ref,
    'Fn::GetAtt': attribute,
    'Fn::ImportValue': name,
  } = piece as {
    Ref?: string;
    'Fn::GetAtt'?: string[];
    'Fn::ImportValue'?: string;
  };
  return Ref ?? attribute?.[0] ?? name ?? JSON.stringify(piece);
}

function readMetric(metric: unknown[]): {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
} {
  const [namespace, name, ...rest] = metric.filter((part) => typeof part === 'string') as string[];
  const pairs = rest.flatMap((part, place) => (place % 2 === 0 ? [[part, rest[place + 1] ?? '']] : []));
  return { namespace: namespace ?? '', name: name ?? '', dimensions: Object.fromEntries(pairs) };
}

/** The names under which stacks hand values to each other. */
function imports(): string[] {
  return templates.flatMap((template) =>
    Object.values(
      (template.toJSON()['Outputs'] ?? {}) as Record<string, { Export?: { Name: string } }>,
    ).flatMap(({ Export }) => Export?.Name ?? []),
  );
}
