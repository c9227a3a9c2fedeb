import type { Expected, ParityRow } from './row.ts';

const page: Expected = {
  status: 200,
  reply: 'page',
  headers: {
    'cache-control': /^no-cache$/,
    'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-/,
    'content-type': /^text\/html/,
    'x-frame-options': /^DENY$/,
  },
};

/** The site's own addresses, which share the API's host. */
export const siteRows: readonly ParityRow[] = [
  { name: 'the site', as: 'nobody', path: '/', expected: page },
  { name: 'the address of a screen', as: 'nobody', path: '/news/1', expected: page },
  { name: 'what only looks like the API', as: 'nobody', path: '/API/users/profile', expected: page },
  {
    name: 'HEAD of the site',
    as: 'nobody',
    method: 'HEAD',
    path: '/',
    expected: { ...page, reply: 'empty' },
  },
  {
    name: 'the site to who unpacks',
    as: 'nobody',
    headers: { 'accept-encoding': 'gzip' },
    path: '/',
    expected: { ...page, headers: { ...page.headers, 'content-encoding': /^gzip$/ } },
  },
  {
    name: 'a file that there is not',
    as: 'nobody',
    path: '/assets/none.js',
    expected: { status: 404, reply: 'refused' },
  },
  {
    name: 'something sent to the site',
    as: 'nobody',
    method: 'POST',
    path: '/',
    body: 'x',
    expected: { status: 403, reply: 'refused' },
  },
  {
    name: 'something sent with a GET',
    method: 'GET',
    path: '/api/users/profile',
    headers: { 'content-length': '2' },
    body: 'xx',
    expected: { status: 403, reply: 'refused' },
  },
];
