import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

interface Project {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] };
}

const projects = (config.test?.projects ?? []) as readonly Project[];

/** The files of the projects that a script of package.json runs. */
function filesOf(script: 'test' | 'test:long'): Set<string> {
  const isLong = (name: string) => name === 'long' || name === 'unkind';
  return new Set(
    projects
      .filter(({ test: { name } }) => isLong(name) === (script === 'test:long'))
      .flatMap(({ test: { include, exclude = [] } }) => globSync(include, { exclude })),
  );
}

test('each test file is run by npm test or by npm run test:long', () => {
  const run = new Set([...filesOf('test'), ...filesOf('test:long')]);

  expect(globSync('test/**/*.test.{ts,tsx}').filter((file) => !run.has(file))).toEqual([]);
});

test('each name of a file in vitest.config.ts is that of one', () => {
  const named = projects.flatMap(({ test: { include, exclude = [] } }) => [...include, ...exclude]);

  expect(named.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test('a file of which single tests are rare is run by both commands, and its others by npm test', () => {
  const [short, long] = [filesOf('test'), filesOf('test:long')];
  const partly = globSync('test/**/*.test.{ts,tsx}').filter((file) =>
    /from '#test\/rare\.ts'/.test(readFileSync(file, 'utf8')),
  );

  expect(partly.length).toBeGreaterThan(20);
  expect(partly.filter((file) => !short.has(file) || !long.has(file))).toEqual([]);
});

test('what has a share of a storm in npm test has all of it in npm run test:long', () => {
  const long = filesOf('test:long');
  const sized = globSync('test/**/*.test.ts').filter((file) =>
    /\b(isWhole|amount)\b.*from '#test\/amount\.ts'/.test(readFileSync(file, 'utf8')),
  );

  expect(sized.filter((file) => !long.has(file))).toEqual([]);
});
