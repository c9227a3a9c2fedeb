import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '#lib/cloud/settings.ts';
import { fewRows, synthesize } from './synthesize.ts';
import { everySetting } from './tried.ts';

const page = readFileSync('docs/operations.md', 'utf8');
const { edge, certificate, data, rest, edgeWatch } = synthesize('everySetting', fewRows);
const templates = [edge, certificate, data, rest, edgeWatch];

/** What stands under a heading of the second rank. */
function section(heading: string): string {
  const [, text] = page.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`docs/operations.md has no heading ${heading}`);
  return text.split('\n## ')[0] ?? '';
}

/** The words in code in the first column of a section's tables. */
const named = (heading: string): string[] =>
  [...section(heading).matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );

test('each setting is explained, and nothing else is called one', () => {
  expect(named('Settings').toSorted()).toEqual([...settingNames].toSorted());
});

test('every setting is set where all is looked at', () => {
  // A certificate of one's own goes without the zone that makes one.
  expect(settingNames.filter((name) => !(name in everySetting))).toEqual(['certificateArn']);
});

test('each output is explained, and nothing else is called one', () => {
  const outputs = templates
    .flatMap((template) => Object.keys(template.toJSON()['Outputs'] ?? {}))
    .filter((name) => !/^(Exports|Publish)Output/.test(name));
  const explained = named('Outputs').map((name) => name.split('.').at(-1));

  expect([...new Set(explained)].toSorted()).toEqual([...new Set(outputs)].toSorted());
});
