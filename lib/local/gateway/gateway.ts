import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';
import type { Rights } from '../../rights.ts';
import { withRights } from '../rights.ts';
import type { Authorize, Authorized } from './authorizer.ts';
import { readBody } from './body.ts';
import { contextFor } from './context.ts';
import { eventFrom } from './event.ts';
import { answer, replyFrom, write } from './reply.ts';
import { type Match, Router } from './router.ts';
import { missed, Turns } from './turns.ts';

export type Handler = (event: never, context: Context) => unknown;

/** A route with its function. */
export interface GatewayRow {
  readonly method: string;
  /** `/api/news/{id}` */
  readonly path: string;
  /** Name of the function. */
  readonly name: string;
  /** Whether the authorizer is not asked: its function has no caller. @default false */
  readonly isPublic?: boolean;
  /** Loads the function's handler; a rejection counts as a failure of the function. */
  readonly load: () => Promise<Handler>;
  /** What its role allows. @default everything */
  readonly rights?: Rights;
  /** Milliseconds that the function may take. @default the gateway's timeout */
  readonly timeout?: number;
}

export interface GatewayOptions {
  readonly rows: readonly GatewayRow[];
  readonly authorize: Authorize;
  /** Milliseconds that the gateway waits for a function. @default 30000, an HTTP API's */
  readonly timeout?: number;
  /** Receives what a function threw; the client does not. */
  readonly onError?: (error: unknown) => void;
}

const MAX_EVENT_BYTES = 6_291_556; // bytes of an event that Lambda accepts
const REQUESTS_AT_ONCE = 10; // requests of one member: more than a browser sends
const WRITES_AT_ONCE = 20; // writes of one row, whoever sends them: more only wait for each other
const NO_TIME_MS = 3000; // ms in which a function would not begin any more
const timedOut = Symbol('timed out');

/** API Gateway's HTTP API on one machine: routing, authorizer, limits, events and replies are those of the cloud. */
export function createGateway(options: GatewayOptions): RequestListener {
  const { rows, authorize } = options;
  const router = new Router<GatewayRow>();
  for (const row of rows) router.add(row.method, row.path, row);
  const turns = new Turns(REQUESTS_AT_ONCE);
  const lines = new Turns(WRITES_AT_ONCE);

  return (request, response) => {
    const url = request.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark + 1);
    const match = router.find(request.method ?? '', path);
    if (!match) return answer(response, 404);
    // Authorised before a byte of the body is read, so that nobody without a token makes us hold 10 MB.
    const { isPublic } = match.value;
    const authorizer = isPublic ? undefined : authorize(request.headers.authorization);
    if (!isPublic && !authorizer) return answer(response, 401);

    void serve({ ...options, turns, lines, request, response, match, authorizer, path, query });
  };
}

interface Serving extends GatewayOptions {
  /** By member. */
  readonly turns: Turns;
  /** By row, of what writes. */
  readonly lines: Turns;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly match: Match<GatewayRow>;
  /** Undefined for a public row. */
  readonly authorizer: Authorized | undefined;
  readonly path: string;
  readonly query: string;
}

async function serve(serving: Serving): Promise<void> {
  const { turns, lines, request, response, match, authorizer, path, query } = serving;
  const { timeout = 30_000, onError } = serving;
  const { value: row, parameters } = match;
  const body = await readBody(request);
  if (body === 'aborted') return;
  if (body === 'too-large') return answer(response, 413);

  const requestId = randomUUID();
  const now = Date.now();
  const routeKey = `${row.method} ${row.path}`;
  const event = eventFrom({ request, path, query, body, routeKey, parameters, authorizer, requestId, now });
  if (exceedsInvocation(body, event)) return answer(response, 413);

  try {
    const handler = await row.load();
    const limit = Math.min(row.timeout ?? timeout, timeout);
    const context = contextFor(row.name, requestId, Date.now() + limit);
    // Whoever has no token waits behind those of the same address.
    const member = authorizer?.jwt.claims['sub'] ?? request.socket.remoteAddress ?? '';
    const call = () => handler(event as never, context);
    const act = () => (row.rights ? withRights(row.rights, call) : call());
    const patience = () => context.getRemainingTimeInMillis() - NO_TIME_MS;
    const inLine = () => (row.method === 'GET' ? act() : lines.take(routeKey, patience(), act));
    const result = await within(limit, turns.take(member, patience(), inLine));
    // As the cloud answers where no instance of a function is free.
    if (result === missed) return answer(response, 503);
    // Lambda ends a function after its timeout; the API reports that as a function error (500).
    if (result === timedOut) return answer(response, limit < timeout ? 500 : 503);
    write(response, replyFrom(result));
  } catch (error) {
    onError?.(error);
    answer(response, 500);
  }
}

/** JSON escaping makes at most six bytes of one, so a small body needs no measuring. */
function exceedsInvocation(body: Buffer | undefined, event: object): boolean {
  if (!body || body.length < MAX_EVENT_BYTES / 7) return false;
  return Buffer.byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES;
}

async function within(timeout: number, result: unknown): Promise<unknown> {
  if (!(result instanceof Promise)) return result;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, timeout, timedOut);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
