import type { RequestListener } from 'node:http';
import type { ErrorEnvelope } from '#contract/error.ts';
import { apiHeaders } from '#lib/security-headers.ts';
import { bootMark, hashOf, inlineStyle } from '#lib/site/boot-page.ts';

const RETRY_AFTER_SECONDS = 1;

/**
 * Answers until the system is ready: the site's addresses with a page that reloads itself, the API's in its envelope.
 */
export const starting: RequestListener = (request, response) => {
  const isApi = request.url?.startsWith('/api/') ?? false;
  const body = isApi ? JSON.stringify(envelope) : page;
  response
    .writeHead(503, {
      ...(isApi ? apiHeaders : pageHeaders),
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(RETRY_AFTER_SECONDS),
      // The body of an upload is not read.
      ...(request.method !== 'GET' && { connection: 'close' }),
    })
    .end(body);
};

const text = 'Furrow is starting. Please try again in a moment.';
const envelope = { error: text, message: text, code: 'service.starting' } satisfies ErrorEnvelope;

// System fonts: the site's own are not there yet.
const style = inlineStyle(`
body { margin: 0; color: var(--ink); background: var(--surface); font: var(--text-md) / var(--leading-text) system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 30rem; margin: 15vh auto var(--space-8); padding: 0 var(--gutter); }
h1 { margin: var(--space-5) 0 var(--space-2); font-size: var(--text-3xl); line-height: var(--leading-tight); letter-spacing: var(--tracking-display); }
p { margin: 0; color: var(--ink-soft); }
`);

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; img-src data:; style-src ${hashOf(style)}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<link rel="icon" href="data:,">
<title>Furrow is starting</title>
<style>${style}</style>
</head>
<body>
<main>
${bootMark}
<h1>Furrow is starting</h1>
<p>This page opens by itself in a moment. The first start takes longer: the site is built, and the demo is written.</p>
</main>
</body>
</html>
`;
