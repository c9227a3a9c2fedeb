import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, type Surface, surfaceOf } from './released.ts';
import { fewRows, synthesize } from './synthesize.ts';

const FILE = new URL('released.json', import.meta.url);
const now = surfaceOf(synthesize('usual'));

// `npm run release` keeps what is released; from then on no change may break an update of it.
if (process.env['RELEASE']) writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`);
const released: Surface = JSON.parse(readFileSync(FILE, 'utf8'));

test('a system of the last release can be updated to this one', () => {
  expect(problemsOf(released, now)).toEqual([]);
});

test('the release holds what there is to lose', () => {
  expect(released.exports.length).toBeGreaterThan(10);
  expect(Object.values(released.data).map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
      'AWS::Cognito::UserPoolGroup',
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::CloudFront::Distribution',
    ]),
  );
  expect(Object.keys(released.routes).length).toBeGreaterThan(90);
});

test('no setting moves what holds data', () => {
  const { data } = surfaceOf(synthesize('everySetting', fewRows));

  expect(problemsOf({ ...now, exports: [], routes: {} }, { ...now, data })).toEqual([]);
});

/** The surface with one thing broken. */
const broken = (
  change: (copy: {
    exports: string[];
    data: Record<string, { type: string; fixed: Record<string, unknown> }>;
    routes: Record<string, string>;
  }) => void,
): Surface => {
  const copy = structuredClone(now) as Parameters<typeof change>[0];
  change(copy);
  return copy;
};
const idOf = (type: string) =>
  Object.entries(now.data).find(([, lasting]) => lasting.type === type)?.[0] as string;
const pool = idOf('AWS::Cognito::UserPool');
const table = idOf('AWS::DynamoDB::GlobalTable');

describe('a broken copy is found', () => {
  test.each([
    ['an export that goes', broken((copy) => copy.exports.pop()), /^refuses: the export /],
    [
      'a table with another id',
      broken(({ data }) => {
        data['Other'] = data[table] as never;
        delete data[table];
      }),
      /^deletes, or leaves behind with its data: StorageTable/,
    ],
    [
      'a table with another key',
      broken(({ data }) => {
        (data[table] as { fixed: object }).fixed = { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] };
      }),
      /^replaces, or refuses to change: KeySchema of StorageTable/,
    ],
    [
      'a pool that asks for an attribute',
      broken(({ data }) => {
        (data[pool] as { fixed: Record<string, unknown> }).fixed['Schema'] = [
          { Name: 'email', Required: true },
        ];
      }),
      /^replaces, or refuses to change: Schema of IdentityPool/,
    ],
    [
      'a resource of another type',
      broken(({ data }) => {
        (data[pool] as { type: string }).type = 'AWS::Cognito::IdentityPool';
      }),
      /^refuses: IdentityPool\w+ was AWS::Cognito::UserPool/,
    ],
    [
      'a route in another stack',
      broken(({ routes }) => {
        routes['GET /api/courses'] = 'Elsewhere/Route';
      }),
      /^refuses: the route GET \/api\/courses is created anew/,
    ],
  ])('%s', (_, copy, problem) => {
    expect(problemsOf(now, copy)).toEqual([expect.stringMatching(problem)]);
  });

  test('a new route, export or resource is none', () => {
    const more = broken(({ exports, data, routes }) => {
      exports.push('Another');
      data['Another'] = { type: 'AWS::S3::Bucket', fixed: {} };
      routes['GET /api/another'] = 'Routes/Another';
    });

    expect(problemsOf(now, more)).toEqual([]);
  });
});
