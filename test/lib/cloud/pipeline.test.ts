import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const read = (name: string) => readFileSync(new URL(`../../../.github/${name}`, import.meta.url), 'utf8');
const checking = read('workflows/ci.yml');
const file = read('workflows/deploy.yml');

/** The jobs by name: what is indented by more than its name, until the next. */
const jobsOf = (workflow: string) =>
  new Map(
    [...workflow.slice(workflow.indexOf('\njobs:')).matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(
      ([, name, body]) => [name, body ?? ''],
    ),
  );
const jobs = jobsOf(file);
const deploying = ['staging', 'production'].map((name) => jobs.get(name) ?? '');

test('a pull request is checked, and deploys nothing', () => {
  expect(checking).toMatch(/^on:\n {2}pull_request:\n {2}workflow_call:\n\n/m);
  expect([...jobsOf(checking).keys()]).toEqual(['check', 'rare']);
  expect(checking).toMatch(/run: npm test\n/);
  expect(checking).toMatch(/run: npm run test:long\n/);
  // What is shipped has no known flaw that is high or worse.
  expect(checking).toMatch(/run: npm audit --omit=dev --audit-level=high\n/);
  expect(checking).not.toMatch(/id-token|configure-aws-credentials|npm run deploy/);
});

test('what is deployed is main, and was checked by the same workflow', () => {
  expect([...jobs.keys()]).toEqual(['check', 'build', 'staging', 'production']);
  expect(file).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}workflow_dispatch:\n\n/m);
  expect(jobs.get('check')).toBe('    uses: ./.github/workflows/ci.yml\n\n');
  expect(jobs.get('build')).toContain("if: github.ref == 'refs/heads/main'");
});

test('each action of others is one commit, and says which version that is', () => {
  const used = [checking, file].flatMap((workflow) => workflow.match(/uses: (?!\.\/).*/g) ?? []);

  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('what Dependabot leaves alone is there, in exactly one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const ignored = [...read('dependabot.yml').matchAll(/dependency-name: '?([^'\n]*)/g)].map(
    ([, name = '']) => name,
  );

  expect(ignored).toEqual(expect.arrayContaining(['aws-cdk', '@aws-lambda-powertools/*']));
  for (const name of ignored) {
    const found = versions.filter(([other]) => matchesGlob(other, name)).map(([, version]) => version);
    expect([name, ...found]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  }
});

test('staging comes after the checks, production after staging, each with the approval of its environment', () => {
  const [staging, production] = deploying;

  expect(jobs.get('build')).toMatch(/needs: check\n/);
  expect(staging).toMatch(
    /needs: build\n[\s\S]*environment: staging\n[\s\S]*--assembly cdk\.staging --context stage=staging \$SETTINGS\n/,
  );
  expect(production).toMatch(
    /needs: staging\n[\s\S]*environment: production\n[\s\S]*npm run deploy -- --yes --assembly cdk\.production\n/,
  );
});

test('staging has settings of its own beside those of production: two copies can share no host name', () => {
  // As words of the shell, so that nothing in the variable is run; the same ones at its build and its deployment.
  for (const job of [jobs.get('build'), deploying[0]]) {
    expect(job).toMatch(
      /stage=staging \$SETTINGS\n {8}env:\n( {10}AWS_REGION: .*\n)? {10}SETTINGS: \$\{\{ vars\.STAGING_SETTINGS \}\}\n/,
    );
  }
});

test('what is deployed is built where no token can be asked for, and no package runs its install script', () => {
  const build = jobs.get('build') ?? '';

  expect(build).not.toMatch(/id-token|environment:/);
  for (const stage of ['staging', 'production']) expect(build).toContain(`--output cdk.${stage}`);
  for (const job of [build, ...deploying]) {
    expect(job.match(/npm ci.*/g)).toEqual(['npm ci --ignore-scripts']);
    expect(job).not.toContain('cache:');
  }
  for (const job of deploying) expect(job).not.toMatch(/cdk synth|npm run (build|synth)/);
});

test('no key of AWS is kept: each job trades its own token for a role', () => {
  for (const job of deploying) {
    expect(job).toMatch(/permissions:\n {6}contents: read\n {6}id-token: write\n/);
    expect(job).toMatch(
      /role-to-assume: \$\{\{ vars\.AWS_ROLE_ARN \}\}\n {10}aws-region: \$\{\{ vars\.(STAGING|PRODUCTION)_REGION \}\}/,
    );
  }
  expect(file).not.toMatch(/secrets\.|AWS_ACCESS_KEY|AWS_SECRET/);
  expect(file).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

test('every script that it runs exists', () => {
  const scripts = [...`${checking}${file}`.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string);

  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
});
