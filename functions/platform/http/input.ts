import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { isForm } from './body.ts';

/** What a request asks with: path parameters, query and body as one. Throws `request.invalid`. */
export function readInput<Input extends z.ZodMiniType>(
  route: Route<Input>,
  inPath: readonly string[],
  event: Event,
  body: Record<string, unknown>,
): z.output<Input> {
  const path = Object.fromEntries(inPath.map((name) => [name, event.pathParameters?.[name]]));
  const shape = (isForm(route, event) && route.form) || route.input;
  const parsed = shape.safeParse({ ...readQuery(route, event), ...body, ...path });
  if (parsed.success) return parsed.data as z.output<Input>;

  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field = '', index] = path;
    fields[String(field)] ??=
      typeof index === 'number' ? `${oneOf(String(field), index)}: ${message}` : message;
  }
  const first = parsed.error.issues[0]?.message ?? 'Something in this is not right.';
  throw new AppError('invalid', 'request.invalid', first, { cause: parsed.error, fields });
}

/** How people call one of several: the third of `questions` is 'Question 3'. */
const oneOf = (field: string, index: number) =>
  `${field.charAt(0).toUpperCase()}${field.slice(1).replace(/s$/, '')} ${index + 1}`;

/** Only reads have a query: elsewhere a field of the body could get into logs by it. */
const readQuery = ({ method }: Route, { queryStringParameters }: Event) =>
  method === 'GET' || method === 'DELETE' ? queryStringParameters : {};
