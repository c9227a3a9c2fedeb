import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '#contract/config.ts';
import { assetHeaders } from '#lib/security-headers.ts';
import { type EdgeEvent, edgeFunction } from '../edge-function.ts';
import { type Asset, assetOf, type Encoding, encoded, loadAssets } from './assets.ts';

export interface SiteOptions {
  /** The built site. */
  readonly folder: string;
  /** What `/config.json` returns; undefined for no such file. */
  readonly config?: Config;
  /** Sent with every file. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The function that CloudFront runs before it looks for a file, run here too: it tells files from screens. */
const fallback = edgeFunction<EdgeEvent['request'] | EdgeReply>('spa-fallback');

/** What it answers itself. */
interface EdgeReply {
  readonly statusCode: number;
  readonly headers: { readonly location: { readonly value: string } };
}

/** Serves the built site as its CloudFront distribution does. */
export function createSite({ folder, config, headers }: SiteOptions): RequestListener {
  const assets = loadAssets(folder);
  if (config) assets.set('/config.json', assetOf('/config.json', Buffer.from(JSON.stringify(config))));

  return (request, response) => {
    const { method = 'GET' } = request;
    const uri = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const sent = uri.startsWith('/assets/') ? assetHeaders : headers;
    for (const name in sent) response.setHeader(name, sent[name] as string);
    const found = fallback({ request: { uri, method, querystring: {}, headers: modeOf(request) } });
    if ('statusCode' in found)
      return void response.writeHead(found.statusCode, { location: found.headers.location.value }).end();
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 403, 'Only to be read');
    const asset = assets.get(found.uri);
    if (!asset) return refuse(response, 404, 'Not found');

    response.setHeader('cache-control', asset.cacheControl);
    response.setHeader('etag', asset.etag);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(asset.etag)) return void response.writeHead(304).end();
    const encoding = encodingFor(asset, String(request.headers['accept-encoding'] ?? ''));
    return void send(response, asset, encoding, request.method === 'HEAD');
  };
}

/** Whether the request is a navigation or comes from a script; the fallback reads no other header. */
function modeOf({ headers }: IncomingMessage): EdgeEvent['request']['headers'] {
  const { 'sec-fetch-mode': value } = headers;
  return typeof value === 'string' ? { 'sec-fetch-mode': { value } } : {};
}

function encodingFor(asset: Asset, accepted: string): Encoding | undefined {
  if (!asset.isText) return undefined;
  const offers = accepted.split(',').map((offer) => offer.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

async function send(response: ServerResponse, asset: Asset, encoding: Encoding | undefined, isHead: boolean) {
  const body = encoding ? await encoded(asset, encoding) : asset.content;
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(isHead ? undefined : body);
}

function refuse(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}
