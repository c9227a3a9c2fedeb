import type {
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import * as z from 'zod/mini';

/** A row of the route table, to be given to `route` with what a test has of its own. */
export const thing = {
  method: 'POST',
  path: '/api/things',
  summary: 'A thing.',
  access: 'member',
  table: 'write',
  input: () => z.object({ title: z.string('Please give a title.') }),
  output: () => z.object({ title: z.string() }),
} as const;

/** One that is asked for nothing. */
export const things = { ...thing, method: 'GET', table: 'none', input: () => z.object({}) } as const;

export const context = { awsRequestId: 'request-1' } as Context;

export interface Given {
  readonly userId?: string;
  readonly groups?: string;
  readonly use?: 'access' | 'id';
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly rawBody?: string;
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** The event of an HTTP API, as far as the endpoint wrapper reads it. */
export function eventFrom(given: Given = {}): Event {
  const { userId = 'ada', groups, use = 'access', body, rawBody, path, query, headers } = given;
  return {
    body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded: false,
    headers: { authorization: 'Bearer the-token', 'content-type': 'application/json', ...headers },
    pathParameters: path,
    queryStringParameters: query,
    requestContext: {
      authorizer: {
        jwt: {
          claims: {
            sub: userId,
            username: userId,
            token_use: use,
            ...(groups && { 'cognito:groups': groups }),
          },
        },
      },
    },
  } as unknown as Event;
}

export const bodyOf = (result: Result | undefined) => JSON.parse(result?.body ?? 'null');

/** A multipart form as a browser sends it; files as `{ filename, bytes }`. */
export async function formEvent(
  fields: Record<string, string | { filename: string; bytes: Uint8Array<ArrayBuffer> }>,
  given: Given = {},
): Promise<Event> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([value.bytes]), value.filename);
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const event = eventFrom({
    ...given,
    headers: { ...given.headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
  return {
    ...event,
    isBase64Encoded: true,
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
  };
}
