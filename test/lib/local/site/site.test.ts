import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSite } from '#lib/local/site/site.ts';
import { siteHeaders } from '#lib/security-headers.ts';
import { listening } from '../listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'furrow-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Furrow</title>');
writeFileSync(join(folder, 'assets/main-abc.js'), 'export const text = "words words words";');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Test',
  userPoolClientId: 'client-1',
  authFlow: 'USER_PASSWORD_AUTH',
  sms: true,
  contentHost: 'http://localhost:3001',
  offline: true,
} as const;
const headers = siteHeaders({
  contentHost: 'http://localhost:3001',
  identity: ['http://127.0.0.1:4000'],
  uploads: ['http://127.0.0.1:5000'],
});
const url = await listening(createSite({ folder, config, headers }));

test.each([
  '/',
  '/index.html',
  '/news',
  '/news/01J9/edit?x=1.5',
  '/community-switching/my-communities',
  '/messenger/Dr.%20Smith',
  '/messenger/..%2f..%2flogin',
  '/test-Soil%20v1.2/7/9.5',
])('GET %s is the page, looked after each time', async (path) => {
  const reply = await fetch(`${url}${path}`);

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(await reply.text()).toContain('<title>Furrow</title>');
});

test('a file whose name holds its hash may be kept for good', async () => {
  const reply = await fetch(`${url}/assets/main-abc.js`);

  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  // What rules a page is a kilobyte.
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.has('content-security-policy')).toBe(false);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/assets/gone.js', '/assets/../../package.json', '/favicon.ico', '/package.json'])(
  'GET %s is a 404 that no cache keeps',
  async (path) => {
    const { statusCode, headers } = await get(path);

    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each(['/foo.bar', '/package.json'])('who goes to %s in a browser gets the page', async (path) => {
  const { statusCode, headers } = await get(path, { 'sec-fetch-mode': 'navigate' });

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('who goes to a file of a former version gets no page in its place', async () => {
  const { statusCode, headers } = await get('/assets/gone.js', { 'sec-fetch-mode': 'navigate' });

  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

/** Sends a path as it stands; `fetch` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(url, { path, headers }, (reply) => resolve(reply.resume()))
      .on('error', reject)
      .end();
  });
}

test('the configuration is looked after each time', async () => {
  const reply = await fetch(`${url}/config.json`);

  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(await reply.json()).toEqual(config);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('to who accepts %s it sends %s', async (accepted, encoding) => {
  const reply = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': accepted } });

  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toBe('accept-encoding');
  expect(await reply.text()).toBe('export const text = "words words words";');
});

test('a page that the browser has already is a 304', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';

  const reply = await fetch(url, { headers: { 'if-none-match': etag } });

  expect([reply.status, await reply.text()]).toEqual([304, '']);
});

test('what a phone shares without a service worker leads to the screen that says so', async () => {
  const body = new FormData();
  body.set('text', 'Hedge');

  const reply = await fetch(`${url}/news/share`, { method: 'POST', body, redirect: 'manual' });

  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/news/share']);
});

test('nothing can be written: as CloudFront has it, that is a 403', async () => {
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(403);
});

test.each(['/', '/gone.js'])('GET %s comes with a policy that knows no inline and no eval', async (path) => {
  const reply = await fetch(`${url}${path}`);
  const policy = reply.headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "connect-src 'self' http://127.0.0.1:4000 http://127.0.0.1:5000 http://localhost:3001;",
  );
  expect(policy).toContain("img-src 'self' http://localhost:3001 blob: data:");
  expect(policy).not.toContain('unsafe');
  // Nobody shows the site within a page of theirs, or has it send what is typed elsewhere.
  for (const closed of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(policy).toContain(closed);
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});
