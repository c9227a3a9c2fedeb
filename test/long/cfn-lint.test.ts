import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { furrowApp } from '../lib/cloud/synthesize.ts';
import { tried } from '../lib/cloud/tried.ts';

/** What cfn-lint says of the templates, by its rule, and why it is not mended. */
const explained: Readonly<Record<string, string>> = {
  W3005: 'CDK names a role among what its function depends on, though the function refers to it anyway',
};

const folder = mkdtempSync(join(tmpdir(), 'furrow-cloud-'));
afterAll(() => rmSync(folder, { recursive: true }));

const version = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' });
const isThere = !version.error && version.status === 0;

test.each([
  ['the settings as they are', tried.usual],
  ['every setting', tried.everySetting],
])(
  isThere ? 'with %s cfn-lint finds nothing' : 'SKIPPED: there is no cfn-lint to look at %s',
  async (settings, context) => {
    if (!isThere) {
      const why = 'cfn-lint is not there (pip install cfn-lint)';
      process.stdout.write(`\nSKIPPED: ${why}, so nothing has looked at ${settings}.\n`);
      return;
    }
    const { directory } = furrowApp(join(folder, settings), context).app.synth();
    const templates = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
    const found = await lint(templates.map((file) => join(directory, file)));

    // The stacks, and a nested one for each domain.
    expect(templates.length).toBeGreaterThan(15);
    expect(found.filter(({ Rule }) => !(Rule.Id in explained)).map(inWords)).toEqual([]);
  },
  600_000,
);

interface Finding {
  readonly Rule: { readonly Id: string };
  readonly Message: string;
  readonly Filename: string;
  readonly Location: { readonly Path: readonly unknown[] | null };
}

const inWords = ({ Rule, Message, Filename, Location }: Finding) =>
  `${Rule.Id} ${Filename.split('/').at(-1)} ${(Location.Path ?? []).join('/')}: ${Message}`;

async function lint(files: readonly string[]): Promise<Finding[]> {
  const words = ['--format', 'json', '--regions', 'eu-west-1', '--', ...files];
  try {
    await promisify(execFile)('cfn-lint', words, { maxBuffer: 100_000_000 });
    return [];
  } catch (failure) {
    // It ends with another status than 0 where it finds something, and says what.
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    if (!stdout) throw new Error(stderr, { cause: failure });
    return JSON.parse(stdout);
  }
}
