import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCognito } from '#lib/local/cognito/cognito.ts';
import { openDataFolder } from '#lib/local/data-folder.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { run } from './command.ts';
import { signUp, startSystem } from './running-system.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Accounts in a folder, as a system left them that was stopped. */
async function withAccounts(path: string): Promise<void> {
  const folder = openDataFolder(path);
  const cognito = await openAccounts(path);
  await cognito.adminCreateUser({ username: 'rosa', password: 'harvest1' });
  await cognito.close();
  folder.release();
}

const openAccounts = (path: string) =>
  startCognito({
    dataDir: join(path, 'identity'),
    preSignUp: async (event) => event,
    onMessage: () => undefined,
  });

const groupsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'];

async function ended(environment: Record<string, string>, ...words: string[]) {
  return endedAs('make-admin', environment, ...words);
}

async function endedAs(name: string, environment: Record<string, string>, ...words: string[]) {
  const command = run(`bin/${name}.ts`, environment, words);
  const status = await command.ended;
  return { status, output: command.output(), errors: command.errors() };
}

test('a member becomes an administrator while the system rests, however often it is said', async () => {
  const LOCAL_DIR = temporaryFolder();
  await withAccounts(LOCAL_DIR);

  for (const name of ['rosa', 'ROSA']) {
    const { status, output, errors } = await ended({ LOCAL_DIR }, name);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toMatch(/^rosa is an administrator\. It takes effect when they sign in again/i);
  }

  const cognito = await openAccounts(LOCAL_DIR);
  const { token } = await signIn(cognito, 'rosa', 'harvest1');
  await cognito.close();
  expect(groupsIn(token)).toEqual(['admin']);
});

test('a member becomes an administrator while the system runs', async () => {
  const LOCAL_DIR = temporaryFolder();
  const { url, pool } = await startSystem(LOCAL_DIR);
  await signUp(pool, 'rosa');
  const categories = async () => {
    const { token } = await signIn(pool, 'rosa', 'harvest1');
    return (await fetch(`${url}/api/categories`, { headers: { authorization: `Bearer ${token}` } })).status;
  };
  expect(await categories()).toBe(403);

  expect(await ended({ LOCAL_DIR }, 'rosa')).toMatchObject({ status: 0, errors: '' });

  expect(await categories()).toBe(200);

  for (const _ of [1, 2]) {
    expect(await endedAs('remove-admin', { LOCAL_DIR }, 'rosa')).toMatchObject({
      status: 0,
      errors: '',
      output: expect.stringMatching(/^rosa is no administrator any more\./),
    });
  }
  expect(await categories()).toBe(403);
  expect(await endedAs('remove-admin', { LOCAL_DIR }, 'nobody')).toMatchObject({
    status: 1,
    errors: 'There is no user nobody.\n',
  });
});

test.each([
  ['an unknown user', ['nobody'], /^There is no user nobody\.\n$/],
  ['no name', [], /^Usage: npm run make-admin -- <user name> /],
  ['two names', ['rosa', 'farmer'], /^Usage: /],
  ['an unknown option', ['rosa', '--group', 'x'], /^Usage: /],
  ['what is no pool', ['rosa', '--user-pool-id', 'pool'], /^pool is no id of a user pool/],
])('%s is one sentence', async (_, words, sentence) => {
  const LOCAL_DIR = temporaryFolder();
  await withAccounts(LOCAL_DIR);

  const { status, errors } = await ended({ LOCAL_DIR }, ...words);

  expect([status, errors]).toEqual([1, expect.stringMatching(sentence)]);
});

test('without any accounts it says so, and begins none', async () => {
  const LOCAL_DIR = join(temporaryFolder(), 'none');

  const { status, errors } = await ended({ LOCAL_DIR }, 'rosa');

  expect([status, errors]).toEqual([1, expect.stringMatching(/^There are no accounts in /)]);
});

test('in the cloud it asks the pool of that region, by the credentials of the operator', async () => {
  const asked: { target: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const { createServer } = await import('node:http');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { 'x-amz-target': target, authorization } = request.headers;
    asked.push({ target: String(target), authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.setHeader('content-type', 'application/x-amz-json-1.1').end('{}');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const environment = {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'OPERATOR',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };

  const { status } = await ended(environment, 'rosa', '--user-pool-id', 'eu-west-1_AbC123');
  server.close();

  expect(status).toBe(0);
  expect(asked).toEqual([
    {
      target: 'AWSCognitoIdentityProviderService.AdminAddUserToGroup',
      authorization: expect.stringMatching(/Credential=OPERATOR\/\d+\/eu-west-1\/cognito-idp\//),
      body: { UserPoolId: 'eu-west-1_AbC123', Username: 'rosa', GroupName: 'admin' },
    },
  ]);
});
