import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { confirmWithoutContact, openLocalPool, password, refusal, useLocalPool } from './local-pool.ts';

const pool = useLocalPool((event) => {
  if (event.userName === 'fay') throw new Error('le domaine est bloqué');
  return confirmWithoutContact(event);
});

const post = (operation: string, body: string, init: RequestInit = {}) =>
  fetch(pool.cognito.endpoint, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    ...init,
  });

const signUp = (Username: unknown) =>
  post('SignUp', JSON.stringify({ ClientId: pool.ClientId, Username, Password: password }));

describe('the protocol', () => {
  // "Common error types" of the API reference: HTTP 400; AWS JSON 1.1: __type, message, x-amzn-errortype.
  test('names an error in the body and in the headers', async () => {
    const command = { ClientId: 'other', Username: 'fay', ConfirmationCode: '123456' };

    const response = await post('ConfirmSignUp', JSON.stringify(command));

    const message = 'User pool client other does not exist.';
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException:');
    expect(response.headers.get('x-amzn-errormessage')).toBe(message);
    expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ __type: 'ResourceNotFoundException', message });
  });

  // "Common error types": UnknownOperationException (InvalidAction). Administrators' operations need AWS credentials.
  test.each(['Nonsense', 'AdminCreateUser', 'constructor', ''])(
    'knows no operation %j',
    async (operation) => {
      const response = await post(operation, '{}');

      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ __type: 'UnknownOperationException' });
    },
  );

  // Smithy AWS JSON 1.1: a body that cannot be parsed is a SerializationException.
  test.each(['{"half', '[]', 'null', '"text"'])('refuses the body %j', async (body) => {
    const response = await post('SignUp', body);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  });

  test.each([[{ name: 'fay' }], [7], [['fay']]])('refuses %j where a text belongs', async (username) => {
    const response = await signUp(username);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  });

  test('carries a message in any language in the body', async () => {
    const response = await signUp('fay');

    expect(response.headers.get('x-amzn-errormessage')).toBeNull();
    expect(await response.json()).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error le domaine est bloqué.',
    });
  });

  test('takes a name that objects have, as a name', async () => {
    const { cognito } = pool;
    await cognito.adminCreateUser({
      username: '__proto__',
      password,
      attributes: { email: 'a@example.com' },
    });

    await expect(pool.signIn('__proto__')).resolves.toHaveProperty('AccessToken');
    expect((await refusal(pool.signIn('constructor'))).name).toBe('NotAuthorizedException');
  });

  test('hides the cause of a failure of its own', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const { username, AccessToken } = await pool.newMember();
    // The folder is gone, so nothing can be saved.
    await rm(pool.dataDir, { recursive: true });

    const response = await post('GlobalSignOut', JSON.stringify({ AccessToken }));

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ __type: 'InternalErrorException', message: 'Internal error' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ENOENT'), 'LocalCognito');
    await mkdir(pool.dataDir);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });
});

test('a browser that goes away in the middle of a request is no failure to tell of', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const socket = connect(Number(new URL(pool.cognito.endpoint).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n');
  // It waits for the rest by then.
  await once(socket, 'data');
  socket.resetAndDestroy();

  expect((await post('GetUser', '{}')).status).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});

describe('a browser of another origin', () => {
  // Fetch standard, CORS preflight; Cognito answers every origin.
  test('may send what Amplify sends', async () => {
    const asked = 'cache-control,content-type,x-amz-target,x-amz-user-agent';
    const headers = { origin: 'http://localhost:3000', 'access-control-request-headers': asked };

    const response = await fetch(pool.cognito.endpoint, { method: 'OPTIONS', headers });

    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  });

  // Headers as seen on a real answer in aws-solutions/simple-file-manager-for-amazon-efs#129.
  test('may read the answer and its error headers', async () => {
    const response = await post('GetUser', '{}');

    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
    );
  });
});

test('closes at once while somebody holds a connection that says nothing', async () => {
  const other = await openLocalPool();
  const socket = connect(Number(new URL(other.cognito.endpoint).port), '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));

  await other.close();

  await ended;
});
