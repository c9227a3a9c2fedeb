import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A literal that is spread as it stands, and not what a call makes of it. */
const SPREAD = /\.\.\.\{|^\s*\.\.\.\[[^\]]*\],?$/;

test('what a literal has stands in it, one property a line where it is long, and is not spread into it', () => {
  const modules = globSync('{bin,functions,lib,test,web/src}/**/*.{ts,tsx}');
  const spread = modules.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (SPREAD.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [])),
  );

  expect(modules.length).toBeGreaterThan(2000);
  expect(spread).toEqual([]);
});
