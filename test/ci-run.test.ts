import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface File {
  readonly name: string;
  readonly message?: string;
  readonly tests?: readonly {
    readonly fullName: string;
    readonly failure?: string;
    readonly isGreenThen?: true;
  }[];
}

const PARTS = Array.from({ length: 16 }, (_, index) => index + 1);

type Test = NonNullable<File['tests']>[number];
const isRed = ({ failure, isGreenThen }: Test) => failure !== undefined && !isGreenThen;

const reportOf = (files: readonly File[]) => {
  const tests = files.flatMap((file) => file.tests ?? []);
  return {
    numPassedTests: tests.filter((test) => !isRed(test)).length,
    numFailedTests: tests.filter(isRed).length,
    testResults: files.map(({ name, message = '', tests = [] }) => ({
      name: resolve(name),
      message,
      status: tests.length > 0 && !tests.some(isRed) ? 'passed' : 'failed',
      assertionResults: tests.map((test) => ({
        fullName: test.fullName,
        status: isRed(test) ? 'failed' : 'passed',
        failureMessages: test.failure === undefined ? [] : [test.failure],
      })),
    })),
  };
};

/** What `.ci/run` prints, and how it ends, where npm's commands leave these reports: `long` by its first part. */
async function run({
  minutes = 85,
  absent = 1,
  long,
  test: tests,
}: {
  readonly test?: readonly File[];
  /** Undefined: the part leaves no report. */
  readonly long: readonly File[] | undefined;
  /** How long the whole run may take. */
  readonly minutes?: number;
  /** How a command ends that leaves no report. */
  readonly absent?: number;
}) {
  const reports = {
    ...(tests && { test: tests }),
    ...Object.fromEntries(PARTS.map((part) => [`long-${part}`, part === 1 ? long : []])),
  };
  const folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, files] of Object.entries(reports)) {
    if (files) writeFileSync(join(folder, `${name}.json`), JSON.stringify(reportOf(files)));
  }
  writeFileSync(
    join(folder, 'npm'),
    `#!/usr/bin/env bash
    report=\${!#}
    [ "$1" = ci ] && exit 0
    echo "$@" >> ${folder}/asked
    cp ${folder}/"$(basename "\${report#--outputFile.json=}")" "\${report#--outputFile.json=}" || exit ${absent}
    ! grep -q '"failed"' "\${report#--outputFile.json=}"`,
  );
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, CI_MINUTES: `${minutes}` };
  return new Promise<{ lines: string[]; code: unknown; parts: string[] }>((done) => {
    execFile('.ci/run', { env }, (error, stdout) => {
      const asked = readFileSync(join(folder, 'asked'), 'utf8');
      const parts = [...asked.matchAll(/^run test:long -- --shard=(\S+)/gm)].map(([, part = '']) => part);
      done({ lines: stdout.trimEnd().split('\n'), code: error?.code ?? 0, parts });
    });
  });
}

const green: File = { name: 'test/green.test.ts', tests: [{ fullName: 'it holds' }] };

test('CI ends with each red test and the first lines of its message, then the counts', async () => {
  const red = {
    fullName: 'a member signs in',
    failure: 'Error: expected 200\n+ 200\n- 500\n    at test.ts:1',
  };
  const { lines, code } = await run({
    test: [
      { name: 'test/red.test.ts', tests: [{ fullName: 'it stands' }, red] },
      { name: 'test/broken.test.ts', message: "Cannot find module './gone.ts'" },
    ],
    long: [green],
  });

  expect(lines).toEqual([
    'Long tests: 1 passed, 0 failed',
    '✗ test/red.test.ts > a member signs in',
    '    Error: expected 200',
    '    + 200',
    '    - 500',
    '✗ test/broken.test.ts',
    "    Cannot find module './gone.ts'",
    '1 passed, 1 failed',
  ]);
  expect(code).toBe(1);
});

test('what was red among the long tests is told before their counts', async () => {
  const red: File = {
    name: 'test/long.test.ts',
    tests: [{ fullName: 'a storm', failure: 'Error: lost one' }],
  };
  const { lines, code } = await run({ test: [green], long: [red] });

  expect(lines).toEqual([
    '✗ test/long.test.ts > a storm',
    '    Error: lost one',
    'Long tests: 0 passed, 1 failed',
    '1 passed, 0 failed',
  ]);
  expect(code).toBe(1);
});

test('what passed at its second try alone is named, and is green', async () => {
  const late = { fullName: 'a screen stands', failure: 'Error: it moved', isGreenThen: true } as const;
  const { lines, code } = await run({ test: [{ name: 'test/late.test.ts', tests: [late] }], long: [green] });

  expect(lines).toEqual([
    'Long tests: 1 passed, 0 failed',
    '↻ test/late.test.ts > a screen stands: passed at the second try',
    '    Error: it moved',
    '1 passed, 0 failed',
  ]);
  expect(code).toBe(0);
});

test('a run that broke off before its tests has counts all the same', async () => {
  const { lines, code } = await run({ long: [green] });

  expect(lines.at(-1)).toBe('0 passed, 0 failed');
  expect(code).toBe(1);
});

test('where nothing was red the counts stand alone', async () => {
  const { lines, code, parts } = await run({ test: [green], long: [green] });

  expect(lines).toEqual(['Long tests: 1 passed, 0 failed', '1 passed, 0 failed']);
  expect(code).toBe(0);
  expect(parts.toSorted()).toEqual(PARTS.map((part) => `${part}/16`).toSorted());
});

test('a part of the long tests that leaves no report is named, and red', async () => {
  const { lines, code } = await run({ test: [green], long: undefined });

  expect(lines[0]).toBe('Parts of the long tests that did not come to their end: 1.');
  expect(lines.slice(1)).toEqual(['Long tests: 0 passed, 0 failed', '1 passed, 0 failed']);
  expect(code).toBe(1);
});

test('a part of the long tests that is not done in time is left out', async () => {
  const { lines, code } = await run({ test: [green], long: undefined, absent: 124 });

  expect(lines).toContain('There was no time for 1 of 16 parts of the long tests: 1.');
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('parts of the long tests for which there is no time are named, and nothing is red for it', async () => {
  const { lines, code } = await run({ test: [green], long: [green], minutes: 19 });

  expect(lines[0]).toMatch(/^There was no time for 16 of 16 parts of the long tests: [\d ]{38}\.$/);
  expect(lines.slice(1)).toEqual(['Long tests: 0 passed, 0 failed', '1 passed, 0 failed']);
  expect(code).toBe(0);
});
