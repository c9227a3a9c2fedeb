import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')];

test.each(pages)('%s names files and folders that exist', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(page), path));
  const named = [...text.matchAll(/`((?:functions|web|lib|bin|test|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  // The worked example is a domain that nobody has added, and pictures of a run are not kept.
  const isThere = (path: string) => /\/tools?\b|^test\/e2e\/screens$/.test(path) || existsSync(path);

  expect([...links, ...named].filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)('%s names commands that package.json has', (page) => {
  const commands = [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );

  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/offline.md names tests that are there', () => {
  const named = [...readFileSync('docs/offline.md', 'utf8').matchAll(/`(test\/[\w./-]+)`: ([^|]+?) \|$/gm)];

  expect(named.length).toBeGreaterThan(20);
  for (const [, file = '', beginning = ''] of named) expect(readFileSync(file, 'utf8')).toContain(beginning);
});

test('docs/reliability.md names commands that run something', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const commands = [
    ...readFileSync('docs/reliability.md', 'utf8').matchAll(
      /`(?:LONG=true )?npx vitest run --project (\w+)([^`]*)`/g,
    ),
  ];

  expect(commands.length).toBeGreaterThan(5);
  for (const [, project = '', files = ''] of commands) {
    expect(config).toContain(`name: '${project}'`);
    for (const file of files.split(' ').filter(Boolean))
      expect([file, existsSync(file)]).toEqual([file, true]);
  }
});
