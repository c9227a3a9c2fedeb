import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { pathParameters } from '#contract/route.ts';
import { kebabCase } from '#lib/kebab-case.ts';
import { openApiDocument } from '#lib/openapi.ts';
import { readHandler } from '#test/contract/served-row.ts';

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

/** A function's file, with what it exports as its handler. */
const handlerIn = (file: string) =>
  readHandler(
    readFileSync(file, 'utf8'),
    (specifier) =>
      import(specifier.startsWith('.') ? pathToFileURL(resolve(dirname(file), specifier)).href : specifier),
  );

test.each(rows)('$method $path is served by $file', async ({ file, row, path, input }) => {
  expect(existsSync(file)).toBe(true);
  expect((await handlerIn(file)).row).toBe(row);
  const fields = Object.keys((input as unknown as { shape: object }).shape);
  expect(fields).toEqual(expect.arrayContaining(pathParameters(path)));
});

test('every handler has its row', async () => {
  const files = Object.keys(contract).flatMap((domain) =>
    readdirSync(`functions/${domain}`).map((file) => `functions/${domain}/${file}`),
  );
  const handlers = [];
  for (const file of files) if ((await handlerIn(file)).isThere) handlers.push(file);
  expect(handlers.sort()).toEqual(rows.map(({ file }) => file).sort());
});

describe('the row of a handler', () => {
  const row = { path: '/api/things' };
  const modules: Record<string, object> = {
    '#contract/things.ts': { createThing: row, things: { createThing: row }, deleteThing: {} },
  };
  const read = (source: string) =>
    readHandler(
      `import { endpoint } from '#platform/http/endpoint.ts';\n${source}`,
      async (specifier) => modules[specifier] as Record<string, unknown>,
    );
  const run = 'async (input: { id: string }) => input';

  test.each([
    `import { createThing } from '#contract/things.ts';\nexport const handler = endpoint(createThing, ${run});`,
    `import {\n  deleteThing,\n  createThing as own,\n} from "#contract/things.ts";\nexport const handler = endpoint(\n  // Its own.\n  own,\n  ${run},\n);`,
    `import { things } from '#contract/things.ts';\nexport const handler = endpoint(things.createThing, ${run});`,
    `import * as contract from '#contract/things.ts';\nexport const handler = endpoint(contract.things.createThing, ${run});`,
    `import { things } from '#contract/things.ts';\nconst row = things.createThing;\nconst own = endpoint(row as typeof row, ${run});\nexport { own as handler };`,
  ])('is found, however it is imported: %s', async (source) => {
    expect(await read(source)).toEqual({ isThere: true, row });
    expect((await read(source)).row).toBe(row);
  });

  test.each([
    `import { deleteThing as row } from '#contract/things.ts';\nexport const handler = endpoint(row, ${run});`,
    `// import { createThing as row } from '#contract/things.ts'; endpoint(row,\nexport const handler = ${run};`,
    `import { createThing as row } from '#contract/things.ts';\nimport { endpoint as own } from './own.ts';\nexport const handler = own(row, ${run});`,
  ])('is no other: %s', async (source) => {
    const found = await read(source);
    expect([found.isThere, found.row === row]).toEqual([true, false]);
  });

  test('is none where there is no handler', async () => {
    expect(await read(`const handler = endpoint(row, ${run});`)).toEqual({ isThere: false, row: undefined });
  });
});

test('the API document is current', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  );
});
