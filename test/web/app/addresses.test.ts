import { globSync, readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { documentedAddresses } from '#test/browser/documented/addresses.ts';
import { memberRoutes } from '#web/app/member-routes.tsx';
import { oldAddresses } from '#web/app/old-addresses.ts';
import { routes } from '#web/app/routes.tsx';

const TEST = '/test-x/x/x';

/** The path of the router that an address stands at, as the router has it; undefined where it is the 404 page. */
function pathAt(address: string): string | undefined {
  const at = (table: RouteObject[]) => matchRoutes(table, address)?.at(-1)?.route.path;
  const paths = [at(routes), at(memberRoutes(address, true))];
  return paths.find((path) => path !== undefined && path !== '*');
}

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsIn(children)]);

/** What names addresses and leads to none: the tables, and what fetches by them. */
const noLinks = /app\/(member-routes|old-addresses|routes)\.|web\/src\/main\.ts/;

/** The paths of the router that a link, or what else leads somewhere, names. */
function linkedPaths(): Set<string | undefined> {
  const sources = globSync('web/src/**/*.{ts,tsx}')
    .filter((file) => !noLinks.test(file))
    // Of a place in the bars: whose screens belong to it.
    .map((file) => readFileSync(file, 'utf8').replaceAll(/others: \[[^\]]*\]/g, ''));
  const named = new Map(
    sources
      .flatMap((text) => [...text.matchAll(/const ([A-Z]+) = '(\/[^']+)'/g)])
      .map(([, name, at]) => [name, at]),
  );
  const whole = (text: string) => text.replaceAll(/\$\{([A-Z]+)\}/g, (all, name) => named.get(name) ?? all);
  const found = sources.map(whole).flatMap((text) => [
    ...[...text.matchAll(/(['"`])(\/[a-z][^'"`?]*)/gi)].map(([, , address = '']) => address),
    // A circle's page stands below the address of its kind.
    ...[...text.matchAll(/\bat: '(\/[^']+)'/g)].map(([, at]) => `${at}/x`),
  ]);
  const varying = (address: string) => address.replaceAll(/\$?\{[^}]*\}?/g, 'x').replace(/\/$/, '/x');
  return new Set(found.map((address) => pathAt(varying(address))));
}

const old = oldAddresses.map(({ path }) => path);
/** Signs out whoever opens it: no link may lead there. The settings ask first, and do it themselves. */
const ACT = 'logout';
/** The weekly mail alone leads there. */
const OF_MAIL = 'digest';

test.each(documentedAddresses)('%s, which the documents name, is in the router', (address) => {
  expect(pathAt(address)).toBeDefined();
});

test('a link leads to every address of the router, but to the old ones, to what signs out and to what a mail leads to', () => {
  const linked = linkedPaths();
  const all = [...pathsIn(routes), ...pathsIn(memberRoutes(TEST, true))];

  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((path) => !linked.has(path)).sort()).toEqual([...old, ACT, OF_MAIL].sort());
});

test('every old address is one that the documents name, and leads to one that is linked', () => {
  const documented = new Set(documentedAddresses.map(pathAt));
  const linked = linkedPaths();

  expect(old.filter((path) => !documented.has(path))).toEqual([]);
  const onward = oldAddresses.flatMap(({ to }) => to ?? []);
  expect(onward.filter((to) => !linked.has(pathAt(to)))).toEqual([]);
});
