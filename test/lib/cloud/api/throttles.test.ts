import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { isContended, routeSettings } from '#lib/cloud/api/throttles.ts';
import { methodsOf } from '#lib/methods-of.ts';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { rest, domains } = synthesize('staging', fewRows);

/** The rows of `docs/access-patterns.md` that cost over 30 units for one request. */
/** What a row costs at most, where that is over 30 units. */
const dear = new Map<string, number>();
for (const [, row = '', reads, writes] of readFileSync('docs/access-patterns.md', 'utf8').matchAll(
  /^\| `(\w+ \/api\/[^`?\s]*)[^`]*` *\|[^|]*\| *([\d.]+) *\| *(\d+) *\|$/gm,
)) {
  const price = Math.max(Number(reads), Number(writes), dear.get(row) ?? 0);
  if (price > 30) dear.set(row, price);
}

/** The public rows. */
const open = Object.values(contract)
  .flatMap((routes) => Object.values(routes))
  .filter(({ access }) => access === 'public')
  .flatMap((route) => methodsOf(route).map((method) => `${method} ${route.path}`));

describe('the stage of the API', () => {
  const stage = resourceOf(rest, 'AWS::ApiGatewayV2::Stage');

  test('takes as much as an account has, and has no metrics for each route: they would cost more than the functions', () => {
    expect(stage['DefaultRouteSettings']).toEqual({
      ThrottlingRateLimit: 10_000,
      ThrottlingBurstLimit: 5_000,
      DetailedMetricsEnabled: false,
    });
  });

  test('throttles what is dear by itself, and what anybody may call, and nothing else', () => {
    expect(Object.keys(routeSettings(contract)).sort()).toEqual([...dear.keys(), ...open].sort());
    expect(dear.size).toBeGreaterThan(10);
  });

  test('leaves members many times the 50 requests a second there that are promised, and others most of the table', () => {
    const settings = routeSettings(contract);
    for (const [row, price] of dear) {
      const { ThrottlingRateLimit = 0 } = settings[row] ?? {};
      expect(ThrottlingRateLimit).toBeGreaterThanOrEqual((price > 60 ? 5 : 8) * 50);
      expect(ThrottlingRateLimit * price).toBeLessThan((price > 60 ? 0.65 : 0.6) * 40_000);
    }
  });

  test('lets so many call the public rows that members notice nothing of it', () => {
    expect(open).toContain('GET /api/certificates/{number}');
    for (const row of open) {
      expect(routeSettings(contract)[row]).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
    }
  });

  test('names a route when it is there', () => {
    const [, found] = resourcesOf(rest).find(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Stage') ?? [];
    const { DependsOn = [] } = found as unknown as { DependsOn?: string[] };
    const routes = [...domains.values()]
      .flatMap(resourcesOf)
      .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route')
      .map(([, { Properties }]) => Properties['RouteKey']);

    expect(stage['RouteSettings']).toEqual({
      'DELETE /api/categories/{id}': { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 },
    });
    expect(routes).toContain('DELETE /api/categories/{id}');
    expect(DependsOn.length).toBeGreaterThan(0);
    for (const id of DependsOn) expect(id).toMatch(/^ApiRoutesPart\d/);
  });

  test('gets its routes one part after the other: API Gateway lets an account change ten things a second', () => {
    const parts = resourcesOf(rest).filter(([id]) => id.startsWith('ApiRoutesPart'));
    const before = parts.map(([, part]) =>
      ((part as unknown as { DependsOn?: string[] }).DependsOn ?? []).filter((id) =>
        id.startsWith('ApiRoutes'),
      ),
    );

    // A chain: the first waits for none, and each other for one of its own.
    expect(parts.length).toBeGreaterThan(1);
    expect(before.map(({ length }) => length).sort()).toEqual([0, ...parts.slice(1).map(() => 1)]);
    expect(new Set(before.flat()).size).toBe(parts.length - 1);
  });
});

describe('reservedConcurrency', () => {
  const functionsOf = (settings: 'usual' | 'everySetting') =>
    synthesize(settings)
      .all.flatMap(resourcesOf)
      .filter(([, { Type }]) => Type === 'AWS::Lambda::Function')
      .map(([id, { Properties }]) => [id, Properties['ReservedConcurrentExecutions']] as const);

  test('is off by default: a new account has too few executions to keep any apart', () => {
    expect(functionsOf('usual').filter(([, reserved]) => reserved !== undefined)).toEqual([]);
  });

  test('limits each row whose writes collide, and keeps executions for the worker and the triggers of the pool', () => {
    const reserved = functionsOf('everySetting').filter(([, most]) => most === 20);
    const rows = Object.values(contract).flatMap((routes) => Object.values(routes));

    // The worker, two triggers, and the limit of codes.
    expect(reserved).toHaveLength(rows.filter(isContended).length + 4);
    expect(rows.filter(isContended)).toHaveLength(8);
  });
});
