import { describe, expect, test } from 'vitest';
import type { Resource } from '../synthesize.ts';
import { all, ofType, templates } from './watched.ts';

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

/** What is written by the services and by functions of ours: the metrics' names, and what they are told apart by. */
const emitted: Record<string, { names: string[]; dimensions: string[][] }> = {
  Furrow: {
    names: ['latency', 'errors', 'canaryFailures', 'canaryLatency'],
    dimensions: [['domain', 'stage'], ['stage']],
  },
  'AWS/ApiGateway': { names: ['Count', '4xx', '5xx', 'Latency'], dimensions: [['ApiId', 'Stage']] },
  'AWS/Lambda': {
    names: [
      'Errors',
      'Throttles',
      'Invocations',
      'ConcurrentExecutions',
      'IteratorAge',
      'InvokedEventCount',
      'OnFailureDestinationDeliveredEventCount',
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
  const pairs = rest.flatMap((part, index) => (index % 2 === 0 ? [[part, rest[index + 1] ?? '']] : []));
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
