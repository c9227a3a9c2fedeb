import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';

const paged = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, { input }]) =>
    'pageNumber' in (input as unknown as { shape: object }).shape ? { name: `${domain}.${name}`, input } : [],
  ),
);

test.each(paged)('$name says which pages there can be', ({ input }) => {
  const problems = (fields: object) =>
    input
      .safeParse(fields)
      .error?.issues.flatMap(({ path, message }) =>
        path[0] === 'pageNumber' || path[0] === 'pageSize' ? message : [],
      ) ?? [];

  for (const pageNumber of ['0', '-1', '1.5', 'x', ''])
    expect(problems({ pageNumber })).toEqual(['The page must be a whole number of at least 1.']);
  for (const pageNumber of ['501', '9'.repeat(30)])
    expect(problems({ pageNumber })).toEqual(['Please search instead']);
  for (const pageSize of ['0', '51', '1.5', 'x'])
    expect(problems({ pageSize })).toEqual(['The page size must be a whole number from 1 to 50.']);
  expect(problems({ pageNumber: '500', pageSize: '50' })).toEqual([]);
});

test('there are lists of every sort', () => expect(paged.length).toBeGreaterThan(20));
