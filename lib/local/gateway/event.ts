import type { IncomingMessage } from 'node:http';
import type { Authorized } from './authorizer.ts';

export interface EventParts {
  readonly request: IncomingMessage;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body: Buffer | undefined;
  readonly routeKey: string;
  readonly parameters: Record<string, string> | undefined;
  /** Undefined where the route has no authorizer. */
  readonly authorizer: Authorized | undefined;
  readonly requestId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The event that a function behind an HTTP API receives, payload format 2.0. */
export function eventFrom(parts: EventParts) {
  const { request, query, body, routeKey, parameters, authorizer, requestId, now } = parts;
  // An HTTP API decodes the path, even in the field it calls raw.
  const path = parts.path.includes('%') ? decodeURIComponent(parts.path) : parts.path;
  const headers = headersOf(request, body);
  headers['x-amzn-trace-id'] = traceId(requestId, now);
  const cookie = request.headers.cookie;
  const host = headers['host'] ?? '';
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: queryOf(query) }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(authorizer && { authorizer }),
      domainName: host,
      domainPrefix: host.split('.')[0],
      http: {
        method: request.method ?? '',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: headers['x-forwarded-for'],
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now,
    },
    ...(parameters && { pathParameters: parameters }),
    ...bodyOf(body, headers['content-type']),
  };
}

const ownToConnection = new Set([
  'connection',
  'cookie',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function headersOf(request: IncomingMessage, body: Buffer | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value === undefined || ownToConnection.has(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  headers['content-length'] = String(body?.length ?? 0);
  headers['x-forwarded-for'] = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers['x-forwarded-port'] = String(request.socket.localPort ?? '');
  headers['x-forwarded-proto'] = 'http';
  return headers;
}

const traceId = (requestId: string, now: number) =>
  `Root=1-${Math.floor(now / 1000).toString(16)}-${requestId.replaceAll('-', '').slice(0, 24)}`;

function queryOf(query: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = fields[name];
    fields[name] = earlier === undefined ? value : `${earlier},${value}`;
  }
  return { ...fields };
}

const TEXT = /^(text\/|application\/(json|xml|javascript)\s*(;|$))/i;

/** Only bodies of these types are passed as text; any other, also without a type, as base64. */
function bodyOf(body: Buffer | undefined, type = '') {
  if (!body?.length) return { isBase64Encoded: false };
  const isText = TEXT.test(type);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
let lastSecond = 0;
let lastTime = '';

/** `12/Mar/2026:19:03:58 +0000` */
function logTime(now: number): string {
  const second = Math.floor(now / 1000);
  if (second === lastSecond) return lastTime;
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(date.getUTCDate())}/${months[date.getUTCMonth()]}/${date.getUTCFullYear()}`;
  lastSecond = second;
  lastTime = `${day}:${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} +0000`;
  return lastTime;
}
