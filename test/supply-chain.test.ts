import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies, scripts } = read('package.json');
const { packages }: { packages: Record<string, Locked> } = read('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const pathsOf = (is: (one: Locked) => boolean) => locked.filter(([, one]) => is(one)).map(([path]) => path);

/** Licences of what members' browsers and functions load. */
const SHIPPED =
  /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1|MPL-2\.0)( OR Apache-2\.0)?\)?$/;

/** Packages that say in a file and not in their manifest that they are under the MIT licence. */
const SAY_IT_ELSEWHERE = new Set(
  ['busboy', 'streamsearch', 'humanize-number'].map((name) => `node_modules/${name}`),
);

/** Packages that run a script as they are installed, and why they may. */
const INSTALL_SCRIPTS: Record<string, string> = {
  'node_modules/esbuild':
    'Checks that the binary of this machine is there, with which functions are bundled.',
};

test('dependencies are named by exact versions', () => {
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });

  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('what is installed is checked against its hash; what lies in another package is in the hash of that', () => {
  const unchecked = pathsOf(({ integrity, inBundle }) => !integrity && !inBundle);

  expect(unchecked.filter((path) => !path.includes('/node_modules/aws-cdk-lib/'))).toEqual([]);
});

test('nothing runs as it is installed but what is explained here', () => {
  expect(pathsOf(({ hasInstallScript = false }) => hasInstallScript)).toEqual(Object.keys(INSTALL_SCRIPTS));
});

test('what is shipped has a licence that allows it', () => {
  const odd = pathsOf(({ dev, license = '' }) => !dev && !SHIPPED.test(license));

  expect(odd.filter((path) => !SAY_IT_ELSEWHERE.has(path))).toEqual([]);
});

test('`npm run sbom` lists every package that is shipped, with its version', () => {
  const [command = '', ...args] = scripts.sbom.split(' ');
  const { components } = JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
  const listed = new Set(
    components.map((one: { name: string; version: string }) => `${one.name} ${one.version}`),
  );

  expect(Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name} ${version}`))).toEqual(
    [],
  );
});

/** Keys of AWS, GitHub, npm, Slack and Google, private keys, and passwords in an address. */
const SECRET =
  /\b(AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}|\bxox[abprs]-\d|\bAIza[\w-]{35}|-----BEGIN [A-Z ]*PRIVATE KEY|\w:\/\/[^/\s:@'"`${}]+:[^/\s:@'"`${}]+@(?![\w.-]*\.example\b)/;

test('no file of the project has a secret in it', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const textOf = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return ''; // deleted, and not committed yet
    }
  };
  const found = files.flatMap((path) => {
    const [secret] = SECRET.exec(textOf(path)) ?? [];
    return secret ? [`${path}: ${secret.slice(0, 8)}…`] : [];
  });

  expect(found).toEqual([]);
});
