import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { pathParameters } from '#contract/route.ts';
import { kebabCase } from '#lib/kebab-case.ts';
import { openApiDocument } from '#lib/openapi.ts';

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({
    ...route,
    name,
    file: `functions/${domain}/${kebabCase(name)}.ts`,
  })),
);

test('no two rows share a method and a path', () => {
  const addresses = rows.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(rows)('$method $path is served by $file', ({ file, name, path, input }) => {
  expect(existsSync(file)).toBe(true);
  // Of a domain whose rows are made together it is one of these, of any other an export of its own.
  const source = readFileSync(file, 'utf8');
  const isOwn = source.includes(`import { ${name} as row } from`) && /endpoint\(\s*row,/.test(source);
  expect(isOwn || new RegExp(`endpoint\\(\\s*\\w+\\.${name},`).test(source)).toBe(true);
  const fields = Object.keys((input as unknown as { shape: object }).shape);
  expect(fields).toEqual(expect.arrayContaining(pathParameters(path)));
});

test('every handler has its row', () => {
  const files = Object.keys(contract).flatMap((domain) =>
    readdirSync(`functions/${domain}`).map((file) => `functions/${domain}/${file}`),
  );
  const handlers = files.filter((file) => readFileSync(file, 'utf8').includes('export const handler'));
  expect(handlers.sort()).toEqual(rows.map(({ file }) => file).sort());
});

test('the API document is current', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  );
});
