import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '#lib/cloud/settings.ts';
import { scripts } from '../../../package.json' with { type: 'json' };
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

/** Made by a run, and not kept. */
const isMade = (file: string) => file === 'test/e2e/screens';

/** README's example of a domain, tools to lend, is one that nobody has added. */
const isOfExample = (file: string) => /\/tools?\b/.test(file);

test.each(['README.md', 'docs/operations.md', 'docs/scale.md'])(
  'the commands and files that %s names are there',
  (name) => {
    const text = readFileSync(name, 'utf8');
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    const files = [...text.matchAll(/`((?:bin|docs|functions|lib|test|web)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );

    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    expect(files.filter((file) => !existsSync(file) && !isMade(file) && !isOfExample(file))).toEqual([]);
  },
);
