import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { signIn } from '#lib/local/sign-in.ts';
import { sentenceOf } from '#lib/operations/command.ts';
import { AppError } from '#platform/errors.ts';
import { switchOn } from '#test/system/second-factor.ts';
import { signUp, startSystem } from '../local/running-system.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { said } from './said.ts';

test('what is said of a system on this machine holds while it runs, and while it rests', async () => {
  const LOCAL_DIR = temporaryFolder();
  const { system, url, pool } = await startSystem(LOCAL_DIR);
  await signUp(pool, 'rosa');
  expect(await said('audit', { LOCAL_DIR })).toMatchObject({
    status: 0,
    output: 'Nothing was done by an operator yet.\n',
  });
  const { id, token } = await signIn(pool, 'rosa', 'harvest1');
  const authorization = `Bearer ${token}`;
  const headers = { authorization, 'content-type': 'application/json' };
  await fetch(`${url}/api/users`, { method: 'POST', headers, body: JSON.stringify({ id }) });

  const disabled = await said('disable-member', { LOCAL_DIR }, 'ROSA');
  expect([disabled.status, disabled.output]).toEqual([0, expect.stringMatching(/^rosa is disabled/)]);
  expect((await fetch(`${url}/api/richtexts`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  await expect(signIn(pool, 'rosa', 'harvest1')).rejects.toThrow('User is disabled.');
  const dry = await said('erase-account', { LOCAL_DIR }, 'rosa');
  expect(dry).toMatchObject({ status: 0, output: expect.stringContaining(`rosa (${id}) made nothing.`) });
  expect(dry.output).toContain('followed circle: 1');
  system.process.kill('SIGKILL');
  await system.ended;

  expect(await said('enable-member', { LOCAL_DIR }, 'rosa')).toMatchObject({ status: 0, errors: '' });
  expect(await said('take-away', { LOCAL_DIR }, '/news/none')).toEqual({
    status: 1,
    output: '',
    errors: 'There is nothing at /news/none any more.\n',
  });
  const erased = await said('erase-account', { LOCAL_DIR }, 'rosa', '--yes');
  expect([erased.status, erased.errors]).toEqual([0, '']);
  expect(erased.output).toContain('rosa is erased.');
  expect(await said('erase-account', { LOCAL_DIR }, 'rosa')).toMatchObject({
    status: 1,
    errors: 'There is no user rosa.\n',
  });
  expect(await said('erase-account', { LOCAL_DIR }, id)).toEqual({
    status: 1,
    output: '',
    errors: `Nobody is known by the id ${id}, and nothing of theirs was found.\n`,
  });
  // What only looked, or was refused, is no deed; what was done stays known after the member is gone.
  const { output } = await said('audit', { LOCAL_DIR });
  expect(output.split('\n').filter(Boolean)).toEqual(
    ['disable-member', 'enable-member', 'erase-account'].map((command) =>
      expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z {2}\\S+ {2}${command} {2}${id}$`)),
    ),
  );
}, 180_000);

test('whoever lost the phone with their app signs in by the password alone again, and nobody else', async () => {
  const LOCAL_DIR = temporaryFolder();
  const { url, pool } = await startSystem(LOCAL_DIR);
  await signUp(pool, 'rosa');
  const { id, token } = await signIn(pool, 'rosa', 'harvest1');
  await switchOn(pool, token);
  await expect(signIn(pool, 'rosa', 'harvest1')).rejects.toThrow();

  const { status, output } = await said('reset-second-factor', { LOCAL_DIR }, 'ROSA');

  expect([status, output]).toEqual([
    0,
    expect.stringMatching(/^rosa is signed out everywhere, and signs in/),
  ]);
  expect((await signIn(pool, 'rosa', 'harvest1')).id).toBe(id);
  // It asks the pool, which knows at once that the phone's session has ended.
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${url}/api/users/token`, { headers })).status).toBe(401);
  expect((await said('audit', { LOCAL_DIR })).output).toMatch(new RegExp(`  reset-second-factor  ${id}\n$`));
  expect(await said('reset-second-factor', { LOCAL_DIR }, 'nobody')).toMatchObject({
    status: 1,
    errors: 'There is no user nobody.\n',
  });
}, 180_000);

test.each([
  'join-member',
  'reset-second-factor',
  'disable-member',
  'enable-member',
  'take-away',
  'erase-account',
  'make-admin',
  'remove-admin',
])('%s without a word says how it is used, as the operations guide does', async (name) => {
  const { status, errors } = await said(name, {});
  expect([status, errors]).toEqual([1, expect.stringContaining(`Usage: npm run ${name} -- <`)]);
  const guide = await readFile('docs/operations.md', 'utf8');
  expect(guide.split('\n')).toContain(errors.replace('Usage: ', '').trim());
});

test('what AWS refuses in the middle is one sentence', async () => {
  const server = createServer((request, response) => {
    request.resume();
    const refused = {
      __type: 'com.amazon.coral.service#AccessDeniedException',
      message: 'not authorized to perform: dynamodb:GetItem',
    };
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(refused));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'OPERATOR',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const flags = Object.entries({ ...names, region: 'eu-west-1' }).map(
    ([flag, value]) => `--${flag}=${value}`,
  );

  const { status, errors } = await said('take-away', environment, '/library/abc', ...flags);
  server.close();

  expect([status, errors]).toEqual([
    1,
    'AWS refused: not authorized to perform: dynamodb:GetItem (AccessDeniedException). What is done stays done: mend that, and say the same again.\n',
  ]);
});

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);
const conflict = new AppError('unavailable', 'write.conflict', 'Too many changes at once.');
const isCancelled = withFields('Transaction cancelled', {
  name: 'TransactionCanceledException',
  $metadata: {},
});

test.each<[string, Error, string]>([
  ['there is no end to changes', conflict, 'Too many changes at once. (write.conflict) What is done stays'],
  ['nothing was written', new Error('nothing', { cause: isCancelled }), 'AWS refused: Transaction cancelled'],
  [
    'the network is away',
    withFields('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
    'AWS was not reached: connect ECONNREFUSED',
  ],
  [
    'the disk is full',
    withFields('ENOSPC: no space left on device', { code: 'ENOSPC', syscall: 'write' }),
    'This machine refused: ENOSPC: no space left on device.',
  ],
  ['a part does not close', new AggregateError([conflict], 'not all'), 'Too many changes at once.'],
])('what fails in a command as %s is told in words', (_, error, words) => {
  expect(sentenceOf(error)).toMatch(new RegExp(`^${words.replace(/[.()]/g, '\\$&')}`));
});

test('a fault of ours has no words to hide behind', () => {
  expect(sentenceOf(new TypeError('x is undefined'))).toBeUndefined();
});

const names = {
  table: 'T',
  'content-bucket': 'C',
  'upload-bucket': 'U',
  'content-distribution': 'E1',
  'user-pool-id': 'eu-west-1_AbC123',
};

test('in the cloud the stack of the stage says what its parts are called', async () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const target = String(request.headers['x-amz-target'] ?? new URLSearchParams(body).get('Action'));
    asked.push(`${target} ${new URLSearchParams(body).get('StackName') ?? body}`);
    if (target === 'DescribeStacks') return void response.setHeader('content-type', 'text/xml').end(stacks);
    const missing = { __type: 'UserNotFoundException', message: 'User does not exist.' };
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(missing));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'OPERATOR',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };

  const where = ['--stage', 'staging', '--region', 'eu-west-1'];
  const { errors } = await said('disable-member', environment, 'rosa', ...where);
  const { errors: asAdmin } = await said('make-admin', environment, 'rosa', ...where);
  server.close();

  expect([errors, asAdmin]).toEqual(['There is no user rosa.\n', 'There is no user rosa.\n']);
  const pool = '"UserPoolId":"eu-west-1_AbC123","Username":"rosa"';
  expect(asked).toEqual([
    'DescribeStacks FurrowData-staging',
    `AWSCognitoIdentityProviderService.AdminGetUser {${pool}}`,
    'DescribeStacks FurrowData-staging',
    expect.stringMatching(/AdminAddUserToGroup .*"Username":"rosa"/),
  ]);
});

const outputs = {
  TableName: 'T',
  ContentBucket: 'C',
  UploadBucket: 'U',
  ContentDistributionId: 'E1',
  UserPoolId: 'eu-west-1_AbC123',
};
const named = Object.entries(outputs).map(
  ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
);
const stacks = `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackName>FurrowData-staging</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${named.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
