import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { jsonSchema } from '#lib/openapi.ts';
import type { JsonSchema } from '#test/contract/arbitrary.ts';
import { hostile } from '#test/contract/hostile.ts';

/** Each field of each row's input, those within lists and objects too: how a value gets there, and where that is. */
const places = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, { input, form }]) =>
    [input, form ?? input].flatMap((schema) =>
      placesIn(jsonSchema(schema, 'input') as JsonSchema).map(({ at, put }) => ({
        place: `${domain}.${name} ${at}`,
        schema: schema as z.ZodMiniType,
        put,
        field: at.split('.')[0],
      })),
    ),
  ),
);

test.each(places)('$place refuses objects that are not what they look like', ({ schema, field, put }) => {
  for (const value of hostile) {
    const { error } = schema.safeParse(put(value));
    expect([value, error?.issues.map(({ path }) => path[0])]).toEqual([
      value,
      expect.arrayContaining([field]),
    ]);
  }
});

test.each(places)('$place says in words what is wrong with it', ({ schema, put }) => {
  for (const value of [null, 7, true, '', 'x', [], [7], {}]) {
    const said = schema.safeParse(put(value)).error?.issues.map(({ message }) => message) ?? [];
    expect([value, said.filter((message) => message.startsWith('Invalid'))]).toEqual([value, []]);
  }
});

interface Place {
  readonly at: string;
  readonly put: (value: unknown) => unknown;
}

function placesIn({ properties = {}, items, anyOf = [] }: JsonSchema): Place[] {
  const fields = Object.entries(properties).flatMap(([name, schema]) => [
    { at: name, put: (value: unknown) => ({ [name]: value }) },
    ...placesIn(schema).map(({ at, put }) => ({
      at: `${name}.${at}`,
      put: (value: unknown) => ({ [name]: put(value) }),
    })),
  ]);
  if (items === undefined) return [...fields, ...anyOf.flatMap(placesIn)];
  const one = { at: '0', put: (value: unknown) => [value] };
  const within = placesIn(items).map(({ at, put }) => ({
    at: `0.${at}`,
    put: (value: unknown) => [put(value)],
  }));
  return [...fields, one, ...within, ...anyOf.flatMap(placesIn)];
}
