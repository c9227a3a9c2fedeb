import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { pathParameters } from '#contract/route.ts';

/** The optional query fields of all rows that read; which page is asked for is no filter (`paging.test.ts`). */
const filters = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, { method, path, input }]) =>
    Object.entries((input as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape).flatMap(
      ([field, schema]) => {
        const isFilter =
          method === 'GET' &&
          schema._zod.def.type === 'optional' &&
          !['pageNumber', 'pageSize', ...pathParameters(path)].includes(field);
        return isFilter ? { place: `${domain}.${name} ${field}`, schema } : [];
      },
    ),
  ),
);

test.each(filters)('$place may be sent empty, for none', ({ schema }) => {
  const { error, data } = schema.safeParse('');

  expect([error, data || undefined]).toEqual([undefined, undefined]);
});

test.each(filters)('$place is refused with its own text', ({ schema }) => {
  const said = schema.safeParse({}).error?.issues.map(({ message }) => message);

  expect(said).toEqual([expect.stringMatching(/^(This|Please|Groups|Enterprises|Communities)/)]);
});

test('there are filters of every sort', () => expect(filters.length).toBeGreaterThan(15));
