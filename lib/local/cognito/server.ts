import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CognitoError } from './errors.ts';
import type { Input } from './input.ts';
import { administration, operations } from './operations.ts';
import type { Pool } from './pool.ts';
import { requireSignature } from './signature.ts';

const service = 'AWSCognitoIdentityProviderService.';
/** Far above the largest request that Cognito knows: two tokens and a few attributes. */
const maxBodyBytes = 1_048_576;

/** Speaks Cognito's protocol (AWS JSON 1.1 over POST /), to browsers of any origin as Cognito does. */
export function createCognitoServer(pool: Pool): Server {
  return createServer(async (request, response) => {
    response.setHeader('x-amzn-requestid', randomUUID());
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-expose-headers',
      'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
    );
    if (request.method === 'OPTIONS') return allowOrigin(request, response);
    try {
      reply(response, 200, await answer(pool, request));
    } catch (cause) {
      // A client that closed the connection gets no reply.
      if (cause !== request.errored) refuse(response, cause);
    }
  });
}

async function answer(pool: Pool, request: IncomingMessage): Promise<object> {
  const target = `${request.headers['x-amz-target']}`;
  const name = target.startsWith(service) ? target.slice(service.length) : '';
  const operation = operations.get(name) ?? administration.get(name);
  const body = await readBody(request);
  if (request.method !== 'POST' || !operation) throw new CognitoError('UnknownOperationException', '');
  if (administration.has(name)) requireSignature(request, body, pool.credentials);
  return operation(pool, parse(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size > maxBodyBytes) throw new CognitoError('RequestEntityTooLargeException', 'Request is too large.');
  return Buffer.concat(chunks).toString();
}

function parse(text: string): Input {
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Input;
  } catch {
    // Invalid JSON gets the same reply as JSON that is no object, below.
  }
  throw new CognitoError('SerializationException', 'The request is not a JSON object.');
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-max-age', '172800');
  response.end();
}

function refuse(response: ServerResponse, cause: unknown): void {
  if (!(cause instanceof CognitoError)) {
    process.emitWarning(
      cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      'LocalCognito',
    );
    response.setHeader('x-amzn-errortype', 'InternalErrorException:');
    reply(response, 500, { __type: 'InternalErrorException', message: 'Internal error' });
    return;
  }
  const { type, message } = cause;
  response.setHeader('x-amzn-errortype', `${type}:`);
  // A header may hold only ASCII, and a trigger's text can be in any language.
  if (/^[\x20-\x7e]+$/.test(message)) response.setHeader('x-amzn-errormessage', message);
  reply(response, 400, { __type: type, ...(message && { message }) });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
