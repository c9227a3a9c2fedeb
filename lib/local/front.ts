import type { IncomingMessage, RequestListener } from 'node:http';
import { PUSH_PATH } from './mailbox/push-service.ts';
import { isGallery } from './site/gallery.ts';

/** A listener for a port that is opened before its server is ready: earlier requests get `early`'s reply, or wait. */
export function doorOf(early?: RequestListener): {
  readonly handler: RequestListener;
  readonly open: (handler: RequestListener) => void;
} {
  let serve = early;
  const waiting = Promise.withResolvers<RequestListener>();
  return {
    handler: (request, response) => {
      if (serve) return serve(request, response);
      return void waiting.promise.then((handler) => handler(request, response));
    },
    open: (handler) => {
      serve = handler;
      waiting.resolve(handler);
    },
  };
}

export interface FrontOptions {
  readonly api: { readonly handler: RequestListener; readonly headers: Readonly<Record<string, string>> };
  /** What programs fetch from the API below `/feeds/`. */
  readonly feeds: { readonly headers: Readonly<Record<string, string>> };
  readonly mailbox: RequestListener;
  /** Receives what devices are told that the mailbox stands in for. */
  readonly push: RequestListener;
  readonly gallery: RequestListener;
  /** Serves the site's files; without it everything else is a 404. */
  readonly site?: RequestListener | undefined;
}

/**
 * Does what the site's CloudFront distribution does: `/api/*` and `/feeds/*` go to the API, anything else is a file;
 * and adds the pages of the local system.
 */
export function createFront({ api, feeds, mailbox, push, gallery, site }: FrontOptions): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    const refusal = refusalOf(request);
    if (refusal) return void response.writeHead(refusal, { connection: 'close', 'content-length': 0 }).end();
    const isFeed = url.startsWith('/feeds/');
    if (isFeed || url.startsWith('/api/')) {
      const { headers } = isFeed ? feeds : api;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return api.handler(request, response);
    }
    if (isGallery(url)) return gallery(request, response);
    if (url.startsWith(`${PUSH_PATH}/`)) return push(request, response);
    if (url.startsWith('/_local/')) return mailbox(request, response);
    if (site) return site(request, response);
    return void response.writeHead(404, { 'content-length': 0 }).end();
  };
}

const MAX_ADDRESS_LENGTH = 8192; // characters of an address

/** What CloudFront refuses by itself: an address that is too long, and a body on a method that has none. */
function refusalOf({ method, url = '', headers }: IncomingMessage): number | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return 413;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return method === 'GET' && (encoding !== undefined || length !== '0') ? 403 : undefined;
}
