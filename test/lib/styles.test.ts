import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from '#web/lib/breakpoints.ts';

interface Rule {
  /** Where it is: file and selector. */
  readonly at: string;
  readonly selector: string;
  /** What stands around it: `@media (hover: hover)`. */
  readonly around: readonly string[];
}

const sheets = globSync('web/src/**/*.css').map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Every rule of the site's style sheets, and what it stands in. */
const rules: readonly Rule[] = sheets.flatMap(({ path, text }) => {
  const open: string[] = [];
  return [...text.matchAll(/([^{};]*)([{};])/g)].flatMap(([, words = '', sign]) => {
    if (sign === '}') open.pop();
    if (sign !== '{') return [];
    const selector = words.trim();
    const around = [...open];
    open.push(selector);
    return selector.startsWith('@') ? [] : [{ at: `${path}: ${selector}`, selector, around }];
  });
});

test('a hover is drawn only where something hovers: a finger would leave it behind', () => {
  const hovers = rules.filter(({ selector }) => selector.includes(':hover'));
  expect(hovers.length).toBeGreaterThan(20);

  const loose = hovers.filter(({ around }) => !around.includes('@media (hover: hover)'));
  const mixed = hovers.filter(({ selector }) => /:focus|\[aria|\[data/.test(selector));

  expect(loose.map(({ at }) => at)).toEqual([]);
  expect(mixed.map(({ at }) => at)).toEqual([]);
});

test('layouts turn where there is room for their text, whatever its size', () => {
  const queries = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${path}: ${query.trim()}`),
  );
  expect(queries.length).toBeGreaterThan(30);

  expect(queries.filter((query) => /\d(px|em)/.test(query.replaceAll('rem', '')))).toEqual([]);
  for (const query of Object.values(breakpoints))
    expect(query).toMatch(/^\(width >=? [\d.]+rem\)( and \(width < [\d.]+rem\))?$/);
});
