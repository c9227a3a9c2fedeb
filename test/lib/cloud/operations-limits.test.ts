import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/operations.md', 'utf8');
const [, limits = ''] = page.split('\n## Limits\n');
const rows = [
  ...(limits.split('\n## ')[0] ?? '').matchAll(
    /^\| ([^|]+) \| ([\d,]+) \| `(\w+)` in `([^`]+)` \| `([^`]+)` \|$/gm,
  ),
].map(([, what = '', limit = '', name = '', file = '', shownBy = '']) => ({
  what,
  limit,
  name,
  file,
  shownBy,
}));

test('the page of limits lists enough of them', () => {
  expect(rows.length).toBeGreaterThan(35);
});

test.each(rows)('$what: $limit, as $name says', ({ limit, name, file, shownBy }) => {
  const [, value = ''] = new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(file, 'utf8')) ?? [];

  expect(value.replaceAll('_', '')).toBe(limit.replaceAll(',', ''));
  expect([shownBy, existsSync(shownBy)]).toEqual([shownBy, true]);
});
