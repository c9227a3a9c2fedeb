import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, HeadObjectCommand, type HeadObjectOutput, S3Client } from '@aws-sdk/client-s3';
import { contentCacheControl, contentHeaders } from '#lib/security-headers.ts';
import { clientSettings } from '#platform/client-settings.ts';
import { type EdgeEvent, edgeFunction, queryOf } from '../edge-function.ts';
import type { Credentials } from '../environment.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';

/**
 * `{folder}/{name}` and deeper; no dot segments, no escapes, none of the stand-in's own files, and nothing longer than a
 * key or the stand-in's names of files.
 */
const PATH = /^(?=.{1,1024}$)(\/[\w-]{1,200})+\/[\w-][\w.-]{0,199}$/;

/**
 * The function that CloudFront runs over each response, run here too: which types are displayed, which are downloaded,
 * and under which name.
 */
const finish = edgeFunction<EdgeEvent['response']>('download');

export interface ContentHostOptions {
  readonly bucket: string;
  /** Endpoint of the S3 stand-in. */
  readonly endpoint: string;
  readonly credentials: Credentials;
}

/** Serves the content bucket for reading, as its CloudFront distribution does; without listing or writing. */
export function createContentHost(options: ContentHostOptions): RequestListener {
  const { bucket, endpoint, credentials } = options;
  const s3 = new S3Client({
    ...clientSettings(10_000),
    endpoint,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials,
  });

  return async (request, response) => {
    for (const [name, value] of Object.entries(contentHeaders)) response.setHeader(name, value);
    try {
      await serve(s3, bucket, request, response);
    } catch {
      // The client has closed the connection, or the stand-in is closing.
      if (response.headersSent) response.destroy();
      else refuse(response, 503);
    }
  };
}

async function serve(s3: S3Client, Bucket: string, request: IncomingMessage, response: ServerResponse) {
  const { method = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' });
  const [path = '', ...query] = (request.url ?? '').split('?');
  if (!PATH.test(path) || path.includes('_S3rver_')) return refuse(response, 404);
  const Key = path.slice(1);
  const object = await find(s3, Bucket, Key);
  if (!object) return refuse(response, 404);

  const size = object.ContentLength ?? 0;
  const etag = object.ETag ?? '';
  const finished = finish({
    request: { uri: path, querystring: queryOf(query.join('?')), headers: {} },
    response: { headers: fileHeaders(object) },
  });
  for (const [name, { value }] of Object.entries(finished.headers)) response.setHeader(name, value);
  if (matches(headers['if-none-match'], etag)) return void response.writeHead(304).end();

  const isFresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isFresh ? rangeOf(headers.range, size) : undefined;
  if (range === 'unsatisfiable') return refuse(response, 416, { 'content-range': `bytes */${size}` });
  const hasBody = method !== 'HEAD' && size > 0;
  // Read before the headers are sent: the file may have been deleted since HEAD.
  const body = hasBody ? await orNothing(read(s3, Bucket, Key, range)) : undefined;
  if (hasBody && !body) return refuse(response, 404);
  // The client may have gone by now. An unread body would hold one of the few connections to the stand-in for good.
  if (response.destroyed) return void body?.destroy();
  if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${size}`);
  response.writeHead(range ? 206 : 200, { 'content-length': range ? range.last - range.first + 1 : size });
  if (!body) return void response.end();
  await pipeline(body, response);
}

/** Headers as S3 sends them. */
function fileHeaders(object: HeadObjectOutput): EdgeEvent['response']['headers'] {
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': contentCacheControl,
    'content-disposition': object.ContentDisposition,
    'content-type': object.ContentType ?? 'application/octet-stream',
    etag: object.ETag,
    'last-modified': object.LastModified?.toUTCString(),
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, { value }]] : [])),
  );
}

const find = (s3: S3Client, Bucket: string, Key: string): Promise<HeadObjectOutput | undefined> =>
  orNothing(s3.send(new HeadObjectCommand({ Bucket, Key })));

/** The reply, or undefined when the object does not exist. */
async function orNothing<Reply>(asked: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof Error && ['NotFound', 'NoSuchKey'].includes(cause.name)) return undefined;
    throw cause;
  }
}

async function read(s3: S3Client, Bucket: string, Key: string, range?: ByteRange): Promise<Readable> {
  // The stand-in reads a last byte of 0 as none, so one more byte is requested and only the promised ones are sent.
  const Range = range && `bytes=${range.first}-${Math.max(range.last, 1)}`;
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
  if (!(Body instanceof Readable)) throw new Error(`no body for ${Key}`);
  return range?.last === 0 ? Body.take(1).map((chunk: Buffer) => chunk.subarray(0, 1)) : Body;
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  for (const name of ['content-disposition', 'etag', 'last-modified']) response.removeHeader(name);
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'text/plain',
      'content-length': 0,
      ...headers,
    })
    .end();
}
