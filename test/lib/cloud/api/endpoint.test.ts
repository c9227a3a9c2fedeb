import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { entryOf } from '#lib/cloud/functions/entries.ts';
import { type Resource, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { rest, domains, nested } = synthesize('usual');
const routes = nested.flatMap(resourcesOf).filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route');

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({
    ...route,
    name,
    domain,
    entry: entryOf(domain, name),
    template: domains.get(domain) as Template,
  })),
);

type Statement = { Action: string | string[]; Resource: unknown };

function statementsOf({ template, name }: { template: Template; name: string }): Statement[] {
  const policy = resourceOf(template, 'AWS::IAM::Policy', `${name}Function`);
  return (policy['PolicyDocument'] as { Statement: Statement[] }).Statement;
}

const actionsOf = (row: { template: Template; name: string }) =>
  statementsOf(row).flatMap(({ Action }) => Action);

const environmentOf = ({ template, name }: { template: Template; name: string }) =>
  (resourceOf(template, 'AWS::Lambda::Function', `${name}Function`) as { Environment: Resource & object })
    .Environment as unknown as { Variables: Record<string, unknown> };

test('whatever asks for a second factor knows whether administrators need one', () => {
  const asks = ({ entry }: { entry: string }) =>
    readFileSync(`functions/${entry}.ts`, 'utf8').includes('#platform/http/administration.ts');
  const administrators = rows.filter((row) => row.access === 'admin' || asks(row));
  const { domains: without } = synthesize('nothing');

  expect(administrators.length).toBeGreaterThan(6);
  for (const { name, domain, template } of administrators) {
    const settings = [template, without.get(domain) as Template].map(
      (of) => environmentOf({ template: of, name }).Variables['ADMIN_SECOND_FACTOR'],
    );
    expect([name, ...settings]).toEqual([name, 'true', 'false']);
  }
});

describe.each(rows)('$method $path', (row) => {
  test('is a route behind the JWT authorizer, unless anybody may call it', () => {
    const [route, ...others] = routes
      .map(([, { Properties }]) => Properties)
      .filter(({ RouteKey }) => RouteKey === `${row.method} ${row.path}`);

    expect(others).toEqual([]);
    if (row.access === 'public') expect(route).toMatchObject({ AuthorizationType: 'NONE' });
    else expect(route).toMatchObject({ AuthorizationType: 'JWT', AuthorizerId: expect.anything() });
    expect(route && 'AuthorizerId' in route).toBe(row.access !== 'public');
  });

  test('runs its own code, on the machine that all functions share', () => {
    const code = { ZipFile: `// ${row.entry}` };

    expect(resourceOf(row.template, 'AWS::Lambda::Function', `${row.name}Function`)).toMatchObject({
      Code: code,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: 1024,
      TracingConfig: { Mode: 'Active' },
    });
  });

  test('may do to the table what its row says, and knows its name only then', () => {
    const isIndex = ({ Resource }: { Resource?: unknown }) => JSON.stringify(Resource).includes('/index/');
    const table = statementsOf(row)
      .filter((statement) => !isIndex(statement))
      .flatMap(({ Action }) => Action)
      .filter((action) => action.startsWith('dynamodb:'));
    const index = statementsOf(row).filter(isIndex);
    const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    const write = ['BatchWriteItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'];
    const allowed = {
      none: [],
      read,
      write: [...read, ...write.map((action) => `dynamodb:${action}`)].sort(),
    };

    expect(table.sort()).toEqual(allowed[row.table]);
    expect(index.map(({ Action }) => Action)).toEqual(row.readsIndex ? ['dynamodb:Query'] : []);
    expect(environmentOf(row).Variables).toHaveProperty('TABLE_NAME');
  });

  test('may put and delete files in the folders of its row alone, and take uploads over for them, or copy what is there', () => {
    const files = statementsOf(row).filter(({ Action }) => [Action].flat().some((a) => a.startsWith('s3:')));
    const { files: folders = [], copiesFiles = false, uploads, exports } = row;
    const places = files.map(({ Action, Resource }) => ({
      actions: [Action].flat().sort(),
      paths: JSON.stringify(Resource).match(/"\/[^"]*"/g),
    }));

    expect(places).toEqual([
      ...(folders.length > 0
        ? [
            {
              actions: ['s3:DeleteObject', ...(copiesFiles ? ['s3:GetObject'] : []), 's3:PutObject'],
              paths: folders.map((folder) => `"/${folder}/*"`),
            },
            ...(copiesFiles ? [] : [{ actions: ['s3:GetObject'], paths: ['"/*"'] }]),
          ]
        : []),
      ...(uploads === 'put' ? [{ actions: ['s3:PutObject'], paths: ['"/*"'] }] : []),
      ...(uploads === 'complete' ? [{ actions: ['s3:GetObject', 's3:PutObject'], paths: ['"/*"'] }] : []),
      ...(exports ? [{ actions: ['s3:GetObject'], paths: ['"/*"'] }] : []),
    ]);
    const { Variables } = environmentOf(row);
    expect('CONTENT_BUCKET' in Variables).toBe(folders.length > 0);
    expect('UPLOAD_BUCKET' in Variables).toBe((folders.length > 0 && !copiesFiles) || uploads !== undefined);
    expect('UPLOAD_ADDRESS' in Variables).toBe(uploads === 'put');
    expect('EXPORT_ADDRESS' in Variables).toBe(exports !== undefined);
  });

  test('has no other right than its own log and traces', () => {
    const others = actionsOf(row).filter((action) => !/^(dynamodb|s3):/.test(action));

    expect(others.sort()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });
});

test('a route that gets another function calls it once it may', () => {
  for (const resources of nested.map(resourcesOf)) {
    const permissions = new Set(
      resources.filter(([, { Type }]) => Type === 'AWS::Lambda::Permission').map(([id]) => id),
    );
    const integrations = resources.filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Integration');

    expect(integrations.length).toBe(permissions.size);
    for (const [id, integration] of integrations) {
      const { DependsOn = [] } = integration as { DependsOn?: string[] };
      expect(
        DependsOn.filter((each) => permissions.has(each)),
        id,
      ).toHaveLength(1);
    }
  }
});

test('the authorizer asks for a token of the pool, made for the site', () => {
  const { JwtConfiguration } = resourceOf(rest, 'AWS::ApiGatewayV2::Authorizer') as {
    JwtConfiguration: { Audience: unknown[]; Issuer: unknown };
  };

  expect(JwtConfiguration.Audience).toHaveLength(1);
  expect(JSON.stringify(JwtConfiguration.Audience)).toContain('IdentityPoolSite');
  expect(JSON.stringify(JwtConfiguration.Issuer)).toContain('https://cognito-idp.');
});

test('the API knows no CORS: site and API share an origin', () => {
  expect(resourceOf(rest, 'AWS::ApiGatewayV2::Api')).not.toHaveProperty('CorsConfiguration');
});

test('the API logs every request, and throttles nobody below 50 requests a second', () => {
  const stage = resourceOf(rest, 'AWS::ApiGatewayV2::Stage');

  expect(stage).toMatchObject({
    AccessLogSettings: { DestinationArn: expect.anything() },
    DefaultRouteSettings: { ThrottlingRateLimit: 10_000, ThrottlingBurstLimit: 5_000 },
  });
});

test('no log has the secret in the path of a calendar: the route is written, and not the path', () => {
  const { Format } = resourceOf(rest, 'AWS::ApiGatewayV2::Stage')['AccessLogSettings'] as { Format: string };

  expect(Format).toContain('$context.routeKey');
  expect(Format).not.toMatch(/path/i);
});

test('every log ends some day', () => {
  const groups = [rest, ...domains.values()]
    .flatMap(resourcesOf)
    .filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup');

  expect(groups.length).toBeGreaterThan(rows.length);
  for (const [, { Properties }] of groups) expect(Properties['RetentionInDays']).toBeLessThanOrEqual(90);
});
