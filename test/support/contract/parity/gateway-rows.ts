import { failure, gateway, json, list, type ParityRow, success } from './row.ts';

const own = '/api/users/profile';
const challenge = { 'www-authenticate': /^Bearer/ };

/** Who is let in. The authorizer is the gateway's; a token that it takes and we do not is refused by the function. */
const tokens: ParityRow[] = [
  { name: 'without a token', as: 'nobody', path: own, expected: gateway(401, challenge) },
  {
    name: 'with a token that is none',
    as: 'nobody',
    headers: { authorization: 'Bearer x' },
    path: own,
    expected: gateway(401, challenge),
  },
  {
    name: 'with a token that lives longer than it was given',
    as: 'changed',
    path: own,
    expected: gateway(401, challenge),
  },
  { name: 'with a token that nobody signed', as: 'unsigned', path: own, expected: gateway(401, challenge) },
  {
    name: 'with a token that another key signed',
    as: 'foreign',
    path: own,
    expected: gateway(401, challenge),
  },
  { name: 'with an id token', as: 'identity', path: own, expected: failure(401, 'token.failed') },
  {
    name: 'with a token that is not called Bearer',
    as: 'nobody',
    headers: ({ tokens }) => ({ authorization: tokens.ada }),
    path: '/api/courses/categories',
    expected: success(200, 'results'),
  },
];

/** What there is: by method and path, in the letters in which they were written. */
const routes: ParityRow[] = [
  { name: 'a path that there is not', path: '/api/none', expected: gateway(404) },
  { name: 'the same without a token', as: 'nobody', path: '/api/none', expected: gateway(404) },
  { name: 'a method that no path has', method: 'PATCH', path: own, body: {}, expected: gateway(404) },
  { name: 'a method that this path has not', method: 'DELETE', path: own, expected: gateway(404) },
  { name: 'OPTIONS, as there is no CORS', method: 'OPTIONS', path: own, expected: gateway(404) },
  {
    name: 'HEAD of what can be read',
    method: 'HEAD',
    path: own,
    expected: { status: 404, reply: 'empty' },
  },
  { name: 'a path in capitals', path: '/api/Users/profile', expected: gateway(404) },
  // How the gateway reads these is not documented, and was once a way past its authorizer: never an answer.
  {
    name: 'a slash at the end, without a token',
    as: 'nobody',
    path: `${own}/`,
    expected: { ...gateway(404), status: [401, 404], reply: 'refused' },
  },
  {
    name: 'two slashes, without a token',
    as: 'nobody',
    path: '/api//users/profile',
    expected: { ...gateway(404), status: [401, 404], reply: 'refused' },
  },
  {
    name: 'an escape that is none',
    path: '/api/communities/%zz',
    expected: { status: [400, 404], reply: 'refused' },
  },
  {
    name: 'an escaped slash in an id',
    path: '/api/communities/a%2Fb',
    expected: { status: [400, 404], reply: 'refused' },
  },
  {
    name: 'an escaped id',
    path: '/api/groups/community/%33?pageNumber=1',
    expected: list(),
  },
  {
    name: 'escaped words that are searched for',
    path: '/api/communities/search?name=Z%C3%BCrich%20%26%20b%2Bc',
    expected: list('communities'),
  },
];

/** What is too much, and what CloudFront does not pass on. */
const sizes: ParityRow[] = [
  {
    name: 'a body of more than 10 MB',
    method: 'POST',
    path: '/api/events/add',
    headers: { 'content-type': 'application/octet-stream' },
    body: () => new Uint8Array(10 * 1024 * 1024 + 1),
    expected: gateway(413),
  },
  {
    name: 'a body that the gateway takes and a function does not',
    method: 'POST',
    path: '/api/events/add',
    headers: { 'content-type': 'application/octet-stream' },
    body: () => new Uint8Array(5 * 1024 * 1024),
    expected: gateway(413),
  },
  {
    name: 'a body that a function takes and we do not',
    method: 'POST',
    path: '/api/events/add',
    headers: json,
    body: () => JSON.stringify({ task: 'x'.repeat(4_600_000) }),
    expected: failure(413, 'request.too-large'),
  },
  {
    name: 'an address of more than 8,192 characters',
    path: `/api/communities/search?name=${'x'.repeat(8200)}`,
    expected: { status: 413, reply: 'refused' },
  },
];

export const gatewayRows: readonly ParityRow[] = [...tokens, ...routes, ...sizes];
