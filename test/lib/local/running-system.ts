import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LocalCognito } from '#lib/local/cognito/cognito.ts';
import { endOrphanedEngine } from '#lib/local/engine/engine.ts';
import { run } from './command.ts';

/** A system without its site and demo, as a process. */
export async function startSystem(LOCAL_DIR: string) {
  // What is killed leaves its engine behind.
  onTestFinished(() => endOrphanedEngine(join(LOCAL_DIR, 'table')));
  const system = run('test/lib/local/run-stack.ts', { LOCAL_DIR });
  await system.says('\n');
  const { url, ...pool } = JSON.parse(system.output()) as { url: string } & LocalCognito;
  return { system, url, pool: pool as LocalCognito };
}

/** Has somebody sign up whose password is `harvest1`. */
export const signUp = (pool: LocalCognito, Username: string) =>
  fetch(pool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({ ClientId: pool.userPoolClientId, Username, Password: 'harvest1' }),
  });
