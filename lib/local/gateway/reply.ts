import type { ServerResponse } from 'node:http';

const JSON_TYPE = 'application/json';
const MAX_PAYLOAD_BYTES = 6_291_556; // bytes that Lambda accepts and returns in one invocation

interface Reply {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: string | Buffer;
}

const internalError: Reply = {
  statusCode: 500,
  headers: { 'content-type': JSON_TYPE },
  body: '{"message":"Internal Server Error"}',
};

/** What an HTTP API makes of a function's result: a structured reply, or a 200 with JSON for anything else. */
export function replyFrom(result: unknown): Reply {
  if (!isStructured(result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return { statusCode: 200, headers: { 'content-type': JSON_TYPE }, body };
  }
  const { statusCode, body = '', cookies } = result;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return internalError;
  if (typeof body !== 'string' || Buffer.byteLength(body) > MAX_PAYLOAD_BYTES) return internalError;

  const headers: Record<string, string | string[]> = { 'content-type': 'text/plain;charset=UTF-8' };
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  for (const name of ['connection', 'content-length', 'transfer-encoding']) delete headers[name];
  if (Array.isArray(cookies)) headers['set-cookie'] = cookies.map(String);
  return {
    statusCode: status,
    headers,
    body: result.isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}

interface Structured {
  readonly statusCode: unknown;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
  readonly cookies?: unknown;
  readonly isBase64Encoded?: unknown;
}

const isStructured = (result: unknown): result is Structured =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

const own = {
  401: '{"message":"Unauthorized"}',
  404: '{"message":"Not Found"}',
  413: '{"message":"Request Entity Too Large"}',
  500: internalError.body,
  503: '{"message":"Service Unavailable"}',
} as const;

/** A reply of the gateway itself. */
export function answer(response: ServerResponse, status: keyof typeof own): void {
  const headers: Record<string, string> = { 'content-type': JSON_TYPE };
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  write(response, { statusCode: status, headers, body: own[status] });
}

export function write(response: ServerResponse, { statusCode, headers, body }: Reply): void {
  // The client has gone, or a time-out was already sent.
  if (response.destroyed || response.headersSent) return;
  const bodiless = statusCode === 204 || statusCode === 304;
  try {
    response.writeHead(
      statusCode,
      bodiless ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
    );
  } catch {
    // A header that Node refuses. Nothing was sent yet, so the headers are cleared.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(500, {
      ...internalError.headers,
      'content-length': Buffer.byteLength(internalError.body),
    });
    response.end(internalError.body);
    return;
  }
  response.end(bodiless ? undefined : body);
}
