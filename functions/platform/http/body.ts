import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import type { FormFile } from '#contract/fields/field.ts';
import type { Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';

/** Largest body in bytes: a larger one would not fit a function's event of 6 MB, where it travels as base64. */
const MAX_BODY_BYTES = 4_500_000;
/** Most fields of a body: more than any row has, and few enough that their cost does not matter. */
const MAX_FIELDS = 100;

/**
 * The fields of a request's body.
 * Throws `request.too-large`, `request.not-json`, `request.not-multipart`, `request.not-utf8`,
 * `request.too-many-fields`.
 */
export async function readBody(route: Route, event: Event): Promise<Record<string, unknown>> {
  if (route.method === 'GET' || !event.body) return {};
  const length = event.isBase64Encoded ? base64Length(event.body) : Buffer.byteLength(event.body);
  if (length > MAX_BODY_BYTES)
    throw new AppError('tooLarge', 'request.too-large', 'At most 4.5 MB can be sent at once.');
  return isForm(route, event) ? readForm(event) : readJson(event);
}

/** A row that takes no form reads any body as JSON. */
export function isForm({ body }: Route, { headers }: Event): boolean {
  return body === 'multipart' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** The platform's own parser: it reports a broken form, where stream parsers may hang or crash. */
async function readForm({ body, headers, isBase64Encoded }: Event): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  const sent = bytes(body, isBase64Encoded);
  const parts = await partsOf(sent, type);
  checkNumber(parts.length);
  if (isBroken(parts) && isBroken(await partsOf(withoutTyped(sent), type))) throw notUtf8();
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of parts) {
    // A form ends every line in two characters, whatever was typed; JSON and the screen use one.
    const read = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : await readFile(value);
    const before = fields[name];
    fields[name] = isFormFile(before) && isFormFile(read) ? { ...before, small: read } : read;
  }
  return fields;
}

async function partsOf(sent: Buffer<ArrayBuffer>, type: string) {
  const form = new Response(sent, { headers: { 'content-type': type } }).formData();
  return [
    ...(await form.catch((cause: unknown) => {
      throw new AppError('invalid', 'request.not-multipart', 'The form could not be read.', { cause });
    })),
  ];
}

function checkNumber(fields: number): void {
  if (fields <= MAX_FIELDS) return;
  throw new AppError(
    'invalid',
    'request.too-many-fields',
    `At most ${MAX_FIELDS} fields can be sent at once.`,
  );
}

const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'content' in value;

/** A form without a chosen file sends one without name and bytes. */
async function readFile(file: File): Promise<FormFile | ''> {
  if (file.name === '' && file.size === 0) return '';
  return { filename: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}

/** In the place of what is not UTF-8. A text may have it, too. */
const BROKEN = '\ufffd';

const isBroken = (parts: readonly (readonly [string, string | File])[]) =>
  parts.some(([, value]) => (typeof value === 'string' ? value : value.name).includes(BROKEN));

/** A form without that sign where it was typed: what then still reads as it is not UTF-8. */
const withoutTyped = (sent: Buffer) =>
  Buffer.from(sent.toString('latin1').replaceAll(Buffer.from(BROKEN).toString('latin1'), '?'), 'latin1');

const notUtf8 = () =>
  new AppError(
    'invalid',
    'request.not-utf8',
    'Some letters were not sent as UTF-8, or the sign for a lost letter stands in their place.',
  );

function readJson(event: Event): Record<string, unknown> {
  const text = bytes(event.body, event.isBase64Encoded).toString();
  // Where the gateway passes text, a letter that was lost cannot be told from that sign as it was typed: so JSON has it
  // as an escape, however it comes.
  if (text.includes(BROKEN)) throw notUtf8();
  const notJson = (cause?: unknown) =>
    new AppError('invalid', 'request.not-json', 'The body is not a JSON object.', { cause });
  let value: unknown;
  // Some tools write a byte order mark first.
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw notJson(cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notJson();
  checkNumber(Object.keys(value).length);
  return value as Record<string, unknown>;
}

const bytes = (body: string | undefined, isBase64Encoded: boolean) =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');

const base64Length = (text: string) =>
  Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
