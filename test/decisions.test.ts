import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();

test('each decision has a number of its own', () => {
  const numbers = records.map((name) => Number.parseInt(name, 10));

  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('the index names each decision, its date and its status, in order', () => {
  const rows = [
    ...readFileSync(`${folder}/README.md`, 'utf8').matchAll(
      /^\| (\d+) \| \[.+\.\]\((.+\.md)\) \| (\d{4}-\d\d-\d\d) \| (accepted(?:, (?:changed|replaced) by [\d, ]+)?) \|$/gm,
    ),
  ];

  expect(rows.map(([, , name]) => name)).toEqual(records);
  expect(rows.map(([, number]) => Number(number))).toEqual(records.map((name) => Number.parseInt(name, 10)));
});
