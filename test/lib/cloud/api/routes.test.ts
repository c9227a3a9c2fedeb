import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Contract } from '#lib/cloud/functions/entries.ts';
import { fewRows, hasRoom, resourcesOf, synthesize } from '../synthesize.ts';

/** Where the routes and integrations of some rows stand: in which stack, under which logical id. */
const ordersOf = (rows: Contract) =>
  [...synthesize('usual', rows).domains]
    .flatMap(([stack, template]) =>
      resourcesOf(template)
        .filter(([, { Type }]) => /^AWS::ApiGatewayV2::(Route|Integration)$/.test(Type))
        .map(([id]) => `${stack} ${id}`),
    )
    .sort();

test('a row that gets another name or another domain keeps its route and its integration where they are', () => {
  const { categories = {} } = fewRows;
  const [name = '', ...others] = Object.keys(categories);
  const { [name]: row, ...rest } = categories;
  if (!row) throw new Error('There is no row.');
  const before = ordersOf({ categories });

  expect(before).toHaveLength(2 * (others.length + 1));
  expect(ordersOf({ categories: { ...rest, anotherName: row } })).toEqual(before);
  expect(ordersOf({ anotherDomain: { [name]: row }, categories: rest })).toEqual(before);
});

test('what a parameter of its path is called makes no other route of a row', () => {
  const { categories = {} } = fewRows;
  const renamed = Object.entries(categories).map(([name, row]) => [
    name,
    { ...row, path: row.path.replace(/\{\w+\}/g, '{another}') },
  ]);

  expect(JSON.stringify(renamed)).toContain('{another}');
  expect(ordersOf({ categories: Object.fromEntries(renamed) })).toEqual(ordersOf({ categories }));
});

test('there is room for half as many rows again, in every stack, with all that a row can have', () => {
  const grown = Object.entries(contract).map(([domain, rows]) => {
    const more = Object.entries(rows).filter((_, i) => i % 2 === 0);
    return [
      domain,
      {
        ...rows,
        ...Object.fromEntries(
          more.map(([name, row]) => [`${name}Again`, { ...row, path: `${row.path}/again` }]),
        ),
      },
    ];
  });
  const templates = synthesize('gradual', Object.fromEntries(grown)).all;

  for (const template of templates) hasRoom(template.toJSON(), 1_000_000);
});
