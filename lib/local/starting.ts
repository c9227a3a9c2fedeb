import type { RequestListener } from 'node:http';
import type { ErrorEnvelope } from '#contract/error.ts';
import { apiHeaders } from '#lib/security-headers.ts';
import { hashOf } from '#lib/site/boot-page.ts';

const SOON = 1; // s

/** Answers until the system is there: the site's addresses with a page that asks again by itself, the API's in its envelope. */
export const starting: RequestListener = (request, response) => {
  const isApi = request.url?.startsWith('/api/') ?? false;
  const body = isApi ? JSON.stringify(envelope) : page;
  response
    .writeHead(503, {
      ...(isApi ? apiHeaders : pageHeaders),
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(SOON),
      // Of who sends a file nothing more is read.
      ...(request.method !== 'GET' && { connection: 'close' }),
    })
    .end(body);
};

const text = 'Furrow is starting. Please try again in a moment.';
const envelope = { error: text, message: text, code: 'service.starting' } satisfies ErrorEnvelope;

const style = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#241b2f, #f4efe6); background: light-dark(#f8f5ee, #17111f); }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 0.5rem; }
p { margin: 0; }`;

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
<meta http-equiv="refresh" content="${SOON}">
<link rel="icon" href="data:,">
<title>Furrow is starting</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Furrow is starting</h1>
<p>This page opens by itself in a moment. The first start takes longer: the site is built, and the demo is written.</p>
</main>
</body>
</html>
`;
