import * as z from 'zod/mini';
import { ErrorEnvelope } from '#contract/error.ts';
import { FileField } from '#contract/fields/field.ts';
import { contract } from '#contract/index.ts';
import { pathParameters, type Route } from '#contract/route.ts';

export type Json = Record<string, unknown>;
interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Kept for 40 days: the same key and body answer the same and take effect once.',
  schema: { type: 'string', minLength: 16, maxLength: 64 },
};

const failure = {
  description: 'What went wrong, in words for the person who reads it.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const DESCRIPTION =
  'The API of Furrow, made from its route table. Who writes or makes more than a day has room for is answered 429 `today.full`, until the next day (UTC). Bodies are UTF-8; JSON has U+FFFD as the escape `\\ufffd` only, else it is answered 400 `request.not-utf8`.';

/** The API document of the whole route table, as OpenAPI 3.0. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operation(domain, name, route),
      };
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Furrow', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(ErrorEnvelope, 'output') },
    },
  };
}

const isWrite = ({ method }: Route): boolean => method === 'POST' || method === 'PUT';

function operation(domain: string, name: string, route: Route): Json {
  const { properties = {}, required = [] } = jsonSchema(route.input, 'input') as ObjectSchema;
  const inPath = pathParameters(route.path);
  const others = Object.keys(properties).filter((field) => !inPath.includes(field));
  const parameter = (field: string, place: 'path' | 'query') => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field],
  });
  const isQuery = route.method === 'GET';
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    ...(route.access === 'admin' && { description: 'Administrators only.' }),
    ...(route.access === 'public' && { security: [] }),
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(isQuery ? others.map((field) => parameter(field, 'query')) : []),
      ...(route.access !== 'public' && isWrite(route) ? [idempotencyKey] : []),
    ],
    ...(!isQuery && others.length > 0 && { requestBody: requestBody(route, inPath) }),
    responses: { ...successes(route), default: failure },
  };
}

function successes(route: Route): Json {
  const content = { [route.type ?? 'application/json']: { schema: jsonSchema(route.output, 'output') } };
  return {
    ...(route.isCreation && { 200: { description: 'It was there already.', content } }),
    [route.status ?? 200]: { description: route.isCreation ? 'Created.' : 'Done.', content },
  };
}

/** A row with different requirements for a form and for JSON lists both. */
function requestBody({ input, form, body }: Route, inPath: readonly string[]): Json {
  const type = body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = bodySchema(input, inPath);
  return {
    required: schema.required.length > 0,
    content: {
      [type]: { schema: form ? bodySchema(form, inPath) : schema },
      ...(form && { 'application/json': { schema } }),
    },
  };
}

function bodySchema(fields: z.ZodMiniType, inPath: readonly string[]) {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input') as ObjectSchema;
  const others = Object.entries(properties).filter(([field]) => !inPath.includes(field));
  return {
    type: 'object',
    properties: Object.fromEntries(others),
    required: required.filter((field) => !inPath.includes(field)),
  };
}

/** A schema of the contract as OpenAPI has it; files are binary strings. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any', // files
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === FileField) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  }) as Json;
}
