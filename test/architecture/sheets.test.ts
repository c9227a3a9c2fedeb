import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Module, readModules } from './modules.ts';
import { classesIn, classesOf } from './sheets.ts';

/** Where a class waits for a sheet that another brings, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'web/src/app/entry.tsx: entering': 'In a sign-in, where the shell is not, it shows nothing.',
  'web/src/features/courses/reading/course-head.tsx: owner-head':
    "The page of the course's owner alone asks for it.",
  'web/src/parts/sync/status/not-kept.tsx: not-kept': 'Its button is fetched with the sheet.',
};

const modules = readModules('web/src/**/*.{ts,tsx}');
const sheets = globSync('web/src/**/*.css').map((path) => ({
  path,
  ...classesOf(readFileSync(path, 'utf8')),
}));

test('where a class stands, its sheet is there: by what the module imports, or by each who imports it', () => {
  const there = sheetsAt(modules);
  const said = modules.flatMap(({ path }) =>
    [...classesIn(path, readFileSync(path, 'utf8'))].map((name) => ({ path, name })),
  );
  const wrong = said.flatMap(({ path, name }) => {
    // A state, such as `is-open`, is of what it stands on.
    const styled = name.startsWith('is-') ? [] : sheets.filter(({ led }) => led.has(name));
    // The tokens, bare elements and layouts come with the application.
    const isThere = (sheet: string) => sheet.startsWith('web/src/styles/') || there.get(path)?.has(sheet);
    if (styled.length === 0 || styled.some((sheet) => isThere(sheet.path))) return [];
    return { where: `${path}: ${name}`, sheets: styled.map((sheet) => sheet.path).join(' or ') };
  });

  expect(said.length).toBeGreaterThan(1000);
  expect(
    wrong
      .filter(({ where }) => !(where in elsewhere))
      .map(({ where, sheets }) => `${where} (import ${sheets})`),
  ).toEqual([]);
  expect(Object.keys(elsewhere)).toEqual(
    wrong
      .map(({ where }) => where)
      .filter((where) => where in elsewhere)
      .sort(),
  );
});

test('what a sheet styles is named somewhere', () => {
  const sources = globSync(['web/src/**/*.{ts,tsx,js}', 'lib/site/boot-page.ts', 'web/index.html']);
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  const words = new Set(text.match(/[\w-]+/g));
  const beginnings = [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning);
  const isNamed = (name: string) =>
    words.has(name) ||
    name.startsWith('amplify-') ||
    beginnings.some((beginning) => name.startsWith(beginning));
  const dead = sheets.flatMap(({ path, named }) =>
    [...named].filter((name) => !isNamed(name)).map((name) => `${path}: nothing is called .${name}`),
  );

  expect(dead).toEqual([]);
});

test('no two sheets have a rule for the same class alone', () => {
  // Forced colours, and what a part gives up inside another, change what a part's own sheet says.
  const own = sheets.filter(({ path }) => !path.endsWith('/forced-colors.css'));
  const twice = own.flatMap(({ path, alone }) =>
    [...alone]
      .filter((name) => own.some((other) => other.path < path && other.alone.has(name)))
      .map((name) => `${path}: .${name}`),
  );

  expect(twice).toEqual([]);
});

/** For each module, the sheets that are there whenever it is: its own, and those of all who import it. */
function sheetsAt(all: readonly Module[]): Map<string, Set<string>> {
  const imports = new Map(
    all.map(({ path, imports }) => [path, imports.filter(({ kind }) => kind !== 'type')]),
  );
  const callers = new Map<string, string[]>();
  for (const [path, each] of imports)
    for (const { to } of each) if (to) callers.set(to, [...(callers.get(to) ?? []), path]);

  const there = new Map(all.map(({ path }) => [path, new Set<string>()]));
  let hasGrown = true;
  const add = (path: string, sheet: string) => {
    const at = there.get(path);
    if (!at || at.has(sheet)) return;
    at.add(sheet);
    hasGrown = true;
  };
  while (hasGrown) {
    hasGrown = false;
    for (const [path, each] of imports) {
      for (const { to = '', kind } of each) {
        if (kind !== 'load') continue;
        for (const sheet of to.endsWith('.css') ? [to] : (there.get(to) ?? [])) add(path, sheet);
      }
    }
  }
  do {
    hasGrown = false;
    for (const [path, by] of callers) {
      const [first, ...others] = by.map((caller) => there.get(caller) ?? new Set<string>());
      for (const sheet of first ?? []) if (others.every((other) => other.has(sheet))) add(path, sheet);
    }
  } while (hasGrown);
  return there;
}
