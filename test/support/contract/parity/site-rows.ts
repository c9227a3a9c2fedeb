import { type Expected, refused, row } from './row.ts';

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
const packed: Expected = { ...page, headers: { ...page.headers, 'content-encoding': /^gzip$/ } };
const nobody = { as: 'nobody' } as const;

/** The site's own addresses, which share the API's host. */
export const siteRows = [
  row('the site', 'GET /', page, nobody),
  row('the address of a screen', 'GET /news/1', page, nobody),
  row('what only looks like the API', 'GET /API/users/profile', page, nobody),
  row('HEAD of the site', 'HEAD /', { ...page, reply: 'empty' }, nobody),
  row('the site to who unpacks', 'GET /', packed, { ...nobody, headers: { 'accept-encoding': 'gzip' } }),
  row('a file that there is not', 'GET /assets/none.js', refused(404), nobody),
  row('something sent to the site', 'POST /', refused(403), { ...nobody, body: 'x' }),
  row('something sent with a GET', 'GET /api/users/profile', refused(403), {
    ...{ headers: { 'content-length': '2' }, body: 'xx' },
  }),
];
