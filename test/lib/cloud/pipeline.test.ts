import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const file = readFileSync(new URL('../../../.github/workflows/deploy.yml', import.meta.url), 'utf8');

/** The jobs by name: what is indented by more than its name, until the next. */
const jobs = new Map(
  [...file.slice(file.indexOf('\njobs:')).matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name, body]) => [name, body ?? ''],
  ),
);
const check = jobs.get('check') ?? '';
const deploying = ['staging', 'production'].map((name) => jobs.get(name) ?? '');

test('a pull request is checked, and deploys nothing', () => {
  expect([...jobs.keys()]).toEqual(['check', 'staging', 'production']);
  expect(file).toMatch(
    /^on:\n {2}pull_request:\n {2}push:\n {4}branches: \[main\]\n {2}workflow_dispatch:\n/m,
  );
  expect(check).toMatch(/run: npm test\n/);
  expect(check).not.toMatch(/id-token|configure-aws-credentials|npm run deploy/);
  expect(jobs.get('staging')).toContain(
    "if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
  );
});

test('staging comes after the checks, production after staging, each with the approval of its environment', () => {
  const [staging, production] = deploying;

  expect(staging).toMatch(
    /needs: check\n[\s\S]*environment: staging\n[\s\S]*npm run deploy -- --yes --context stage=staging \$SETTINGS\n/,
  );
  expect(production).toMatch(
    /needs: staging\n[\s\S]*environment: production\n[\s\S]*npm run deploy -- --yes\n/,
  );
});

test('staging has settings of its own beside those of production: two copies can share no host name', () => {
  // As words of the shell, so that nothing in the variable is run.
  expect(deploying[0]).toMatch(/\$SETTINGS\n {8}env:\n {10}SETTINGS: \$\{\{ vars\.SETTINGS \}\}\n/);
});

test('no key of AWS is kept: each job trades its own token for a role', () => {
  for (const job of deploying) {
    expect(job).toMatch(/permissions:\n {6}contents: read\n {6}id-token: write\n/);
    expect(job).toMatch(
      /role-to-assume: \$\{\{ vars\.AWS_ROLE_ARN \}\}\n {10}aws-region: \$\{\{ vars\.AWS_REGION \}\}/,
    );
  }
  expect(file).not.toMatch(/secrets\.|AWS_ACCESS_KEY|AWS_SECRET/);
  expect(file).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

test('every script that it runs exists', () => {
  const scripts = [...file.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string);

  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
});
