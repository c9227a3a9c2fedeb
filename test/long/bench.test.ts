import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { entries } from '#lib/cloud/functions/entries.ts';

/** Milliseconds; a quiet machine takes half a minute. */
const LONGEST = 560_000;

test('what reads cost stays the same from a few pages on, however many members there are', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/bench/sizes.ts', '--quick'], {
    timeout: LONGEST,
  });

  const rows = stdout.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows.slice(1)) {
    const units = row.split(' | ').slice(1, 3).map(Number.parseFloat);
    // A page of eight, or 500 words and a page.
    expect({ row, isWithin: units.every((each) => each > 0 && each <= 35) }).toEqual({ row, isWithin: true });
  }
  expect(stdout).not.toContain('NaN');
}, 600_000);

test('the benchmark runs through all its parts', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/bench/run.ts', '--quick'], {
    timeout: LONGEST,
  });

  const rows = stdout.split('\n').filter((line) => line.startsWith('| '));
  const names = rows.map((row) => row.split(' | ')[0]?.slice(2));
  expect(names).toEqual(expect.arrayContaining(entries(contract)));
  expect(names).toEqual(expect.arrayContaining(['the application', 'before news works', 'news alone']));
  expect(names).toEqual(expect.arrayContaining(['news list through the gateway', 'bare HTTP server']));
  expect(names).toEqual(
    expect.arrayContaining(
      ['sign-in', 'news list'].flatMap((screen) => [`${screen}, first visit`, `${screen}, second visit`]),
    ),
  );
  expect(stdout).not.toContain('NaN');
}, 600_000);
