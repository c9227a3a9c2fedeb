import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { pathParameters } from '#contract/route.ts';
import { kebabCase } from '#lib/kebab-case.ts';
import { openApiDocument } from '#lib/openapi.ts';

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({
    ...route,
    row: route,
    file: `functions/${domain}/${kebabCase(name)}.ts`,
  })),
);

test('no two rows share a method and a path', () => {
  const addresses = rows.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

// A handler is what its row says: here it is only asked which one that is.
vi.mock('#platform/http/endpoint.ts', () => ({ endpoint: (row: unknown) => ({ row }) }));
vi.mock('#platform/http/open-endpoint.ts', () => ({
  openEndpoint: (row: unknown) => ({ row }),
  openChange: (row: unknown) => ({ row }),
}));
vi.mock('#platform/http/open-file.ts', () => ({ openFile: (row: unknown) => ({ row }) }));
const handlerIn = async (file: string): Promise<{ readonly row?: unknown } | undefined> => {
  const [, domain, name] = /^functions\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  return (await import(`../functions/${domain}/${name}.ts`)).handler;
};

test.each(rows)('$method $path is served by $file', async ({ file, row, path, input }) => {
  expect(existsSync(file)).toBe(true);
  expect((await handlerIn(file))?.row).toBe(row);
  const fields = Object.keys((input as unknown as { shape: object }).shape);
  expect(fields).toEqual(expect.arrayContaining(pathParameters(path)));
});

test('every handler has its row', async () => {
  const files = Object.keys(contract).flatMap((domain) =>
    readdirSync(`functions/${domain}`).map((file) => `functions/${domain}/${file}`),
  );
  const handlers = [];
  for (const file of files) if (await handlerIn(file)) handlers.push(file);
  expect(handlers.sort()).toEqual(rows.map(({ file }) => file).sort());
});

test('the API document is current', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  );
});
