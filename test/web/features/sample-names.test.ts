import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoAccounts, neighbours } from '#lib/local/demo/accounts.ts';

const members = [...demoAccounts, ...neighbours].flatMap(({ attributes }) => [
  String(attributes['given_name']),
  String(attributes['family_name']),
]);

test.each(globSync('web/src/features/**/samples.ts'))(
  '%s names nobody as a member of the demo is',
  (file) => {
    const words = new Set(
      readFileSync(file, 'utf8')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    );

    expect(members.filter((name) => words.has(name.toLowerCase()))).toEqual([]);
  },
);
