import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLocalPool, password, refusal, refusals } from './local-pool.ts';

let pool: Awaited<ReturnType<typeof openLocalPool>>;
beforeEach(async () => {
  pool = await openLocalPool();
});
afterEach(() => pool.close());

describe('a restart', () => {
  test('keeps the pool, its users, their tokens and their revoked tokens', async () => {
    const { userPoolId, userPoolClientId, jwks } = pool.cognito;
    const { username, AccessToken, RefreshToken } = await pool.newMember();
    const gone = await pool.signIn(username);
    await pool.revoke(gone.RefreshToken);

    await pool.restart();

    expect(pool.cognito).toMatchObject({ userPoolId, userPoolClientId, jwks });
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
    await expect(pool.attributesOf(AccessToken)).resolves.toHaveProperty('sub');
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
    expect(await refusal(pool.refresh(gone.RefreshToken))).toEqual(refusals.revokedRefreshToken);
  });

  test('keeps the codes that are on their way', async () => {
    await pool.signUp('fay', { email: 'fay@example.com' });

    await pool.restart();

    await pool.confirm('fay');
    await expect(pool.signIn('fay')).resolves.toHaveProperty('AccessToken');
  });

  test('takes no notice of a file that was left half-written', async () => {
    const { username } = await pool.newMember();
    await writeFile(join(pool.dataDir, 'users.json.tmp'), '{"users":[{"sub":"half');

    await pool.restart();

    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
    await expect(pool.signUp(pool.newName())).resolves.toHaveProperty('UserSub');
  });
});

describe('concurrent changes', () => {
  test('are all kept', async () => {
    const names = Array.from({ length: 12 }, () => pool.newName());
    await Promise.all(names.map((name) => pool.signUp(name)));

    await pool.restart();

    const signIns = await Promise.all(names.map((name) => pool.signIn(name)));
    expect(signIns.every(({ AccessToken }) => AccessToken)).toBe(true);
  });
});

describe('kill -9', () => {
  test('loses nobody who was told that the sign-up succeeded', async () => {
    await pool.cognito.close();
    const child: ChildProcess = spawn(process.execPath, [
      join(import.meta.dirname, 'create-users-forever.ts'),
      pool.dataDir,
    ]);
    const told: string[] = [];
    for await (const name of createInterface({ input: child.stdout ?? process.stdin })) {
      told.push(name);
      if (told.length === 12) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');

    await pool.restart();

    expect(child.signalCode).toBe('SIGKILL');
    const stored = await readFile(join(pool.dataDir, 'users.json'), 'utf8');
    const { users } = JSON.parse(stored) as { users: { username: string }[] };
    expect(users.map(({ username }) => username)).toEqual(expect.arrayContaining(told));
    await expect(pool.signIn(told.at(-1) ?? '')).resolves.toHaveProperty('AccessToken');
  });
});

describe('the folder', () => {
  test('holds no password and no refresh token as text, and is its owner’s alone', async () => {
    const { RefreshToken } = await pool.newMember();

    const files = await readdir(pool.dataDir);
    const texts = await Promise.all(files.map((file) => readFile(join(pool.dataDir, file), 'utf8')));
    const modes = await Promise.all(
      files.map(async (file) => (await stat(join(pool.dataDir, file))).mode & 0o777),
    );

    expect(files.sort()).toEqual(['pool.json', 'users.json']);
    expect(texts.join()).not.toContain(password);
    expect(texts.join()).not.toContain(RefreshToken);
    expect(modes).toEqual([0o600, 0o600]);
  });
});
