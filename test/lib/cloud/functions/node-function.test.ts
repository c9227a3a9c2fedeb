import { describe, expect, test } from 'vitest';
import { fewRows, resourcesOf, synthesize } from '../synthesize.ts';
import type { Tried } from '../tried.ts';

const { all: templates } = synthesize('staging', fewRows);
const ofType = (type: string) => templates.flatMap(resourcesOf).filter(([, { Type }]) => Type === type);

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
