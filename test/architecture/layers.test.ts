import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionEntries } from '#test/system/function-entries.ts';
import { begun, layers, packages, rooms } from './layers.ts';
import { readModules } from './modules.ts';

const product = readModules('{bin,functions,lib}/**/*.{ts,js}', 'web/**/*.{ts,tsx,js}');
const tests = readModules('test/**/*.{ts,tsx}');
const tools = readModules('*.config.ts');

/** What of a path is in one of these, as `functions/news` is of its modules in `functions/*`. */
function within(path: string, names: readonly string[]): string | undefined {
  const like = names.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')).join('|');
  return new RegExp(`^(${like})(?=/|$)`).exec(path)?.[0];
}

test('each module imports what stands below it', () => {
  const wrong = product.flatMap(({ path, imports }) => {
    const layer = layers.find(({ of }) => within(path, [of]));
    if (!layer) return `${path} stands nowhere: give its folder a line in test/architecture/layers.ts`;
    const allowed = [...layer.may, within(path, [layer.of]) ?? ''];
    const above = imports.filter(({ to }) => to && !within(to, allowed));
    return above.map(({ name }) => `${path} imports ${name}. ${layer.why}`);
  });

  expect(product.length).toBeGreaterThan(900);
  expect(wrong).toEqual([]);
});

test('each import of ours names its file, so that all of these tests see it', () => {
  const wrong = [...product, ...tests, ...tools].flatMap(({ path, imports }) =>
    imports.filter(({ to }) => to && !existsSync(to)).map(({ name }) => `${path} imports ${name}`),
  );

  expect(wrong).toEqual([]);
});

test('no folder stands on one that stands on it', () => {
  for (const room of rooms) {
    const of = (path = '') => within(path, [room]);
    const below = new Map<string, Set<string>>();
    for (const { path, imports } of product)
      for (const to of imports.map((each) => of(each.to))) {
        const from = of(path);
        if (from && to && from !== to) below.set(from, (below.get(from) ?? new Set()).add(to));
      }

    // Whoever stands on nobody who is left is in no circle.
    let left = 0;
    while (left !== below.size) {
      left = below.size;
      for (const [from, all] of below) if (![...all].some((to) => below.has(to))) below.delete(from);
    }
    expect(
      [...below].map(([from, all]) => `${from} stands on ${[...all].filter((to) => below.has(to))}`),
    ).toEqual([]);
  }
});

test('each module is imported by another one, or said why it is there', () => {
  const called = new Set([...product, ...tools].flatMap(({ imports }) => imports.map(({ to }) => to)));
  const entries = new Set(functionEntries.map(({ entry }) => `functions/${entry}.ts`));
  const dead = product
    .map(({ path }) => path)
    .filter((path) => !called.has(path) && !entries.has(path) && !within(path, Object.keys(begun)));

  expect(dead.map((path) => `${path} is imported by no module of the product`)).toEqual([]);
  for (const name of Object.keys(begun))
    expect(
      product.filter(({ path }) => within(path, [name])),
      name,
    ).not.toEqual([]);
});

test('each package is imported by those whom it is for', () => {
  const wrong = product.flatMap(({ path, imports }) =>
    packages.flatMap(({ like, only, never = [], why }) => {
      if (only ? within(path, only) : !within(path, never)) return [];
      const taken = imports.filter(({ name, to }) => !to && like.test(name));
      return taken.map(({ name }) => `${path} imports ${name}. ${why}`);
    }),
  );

  expect(wrong).toEqual([]);
});

test('what is deployed takes no package that is there for development alone', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const taken = product
    .filter(({ path }) => within(path, ['functions', 'web']))
    .flatMap(({ path, imports }) => imports.map((each) => ({ path, ...each })))
    .filter(({ name, to, kind }) => !to && kind !== 'type' && !name.startsWith('node:'));
  const packageOf = (name: string) => /^(@[^/]*\/)?[^/]*/.exec(name)?.[0] ?? '';
  const wrong = taken.filter(({ name }) => !(packageOf(name) in dependencies));

  expect(taken.length).toBeGreaterThan(300);
  expect(wrong.map(({ path, name }) => `${path} imports ${name}: no dependency in package.json`)).toEqual([]);
});

test('another folder is named by its alias, so that one reads what stands on what', () => {
  const rooms = ['functions', 'web/src/lib', 'web/src/components', 'web/src/parts', 'web/src/screens'];
  const wrong = product
    .filter(({ path }) => within(path, rooms))
    .flatMap(({ path, imports }) => imports.map(({ name }) => ({ path, name })))
    .filter(({ name }) => name.startsWith('../'));

  expect(
    wrong.map(({ path, name }) => `${path} imports ${name}: begin it with #, as in package.json`),
  ).toEqual([]);
});

test('tests make up what they ask with by test/support/made-up.ts alone: there it gets the seed of the day', () => {
  const wrong = tests.filter(({ imports }) => imports.some(({ name }) => name === 'fast-check'));

  expect(wrong.map(({ path }) => path)).toEqual(['test/support/made-up.ts']);
});

test('no function makes a formatter while it is imported: language tables take a third of a cold start', () => {
  const wrong = product.filter(
    ({ path }) =>
      path.startsWith('functions/') && /^(export )?const .*new Intl\./m.test(readFileSync(path, 'utf8')),
  );

  expect(wrong.map(({ path }) => path)).toEqual([]);
});
