import { bytes, failure, gateway, json, list, refused, row, success } from './row.ts';

const own = 'GET /api/users/profile';
const unknown = gateway(401, { 'www-authenticate': /^Bearer/ });

/** Who is let in. The authorizer is the gateway's; a token that it takes and we do not is refused by the function. */
const tokens = [
  row('without a token', own, unknown, { as: 'nobody' }),
  row('with a token that is none', own, unknown, { as: 'nobody', headers: { authorization: 'Bearer x' } }),
  row('with a token that lives longer than it was given', own, unknown, { as: 'changed' }),
  row('with a token that nobody signed', own, unknown, { as: 'unsigned' }),
  row('with a token that another key signed', own, unknown, { as: 'foreign' }),
  row('with an id token', own, failure(401, 'token.failed'), { as: 'identity' }),
  row('with a token that is not called Bearer', 'GET /api/courses/categories', success(200, 'results'), {
    ...{ as: 'nobody', headers: ({ tokens }) => ({ authorization: tokens.ada }) },
  }),
];

/** What there is: by method and path, in the letters in which they were written. */
const routes = [
  row('a path that there is not', 'GET /api/none', gateway(404)),
  row('the same without a token', 'GET /api/none', gateway(404), { as: 'nobody' }),
  row('a method that no path has', 'PATCH /api/users/profile', gateway(404), { body: {} }),
  row('a method that this path has not', 'DELETE /api/users/profile', gateway(404)),
  row('OPTIONS, as there is no CORS', 'OPTIONS /api/users/profile', gateway(404)),
  row('HEAD of what can be read', 'HEAD /api/users/profile', { status: 404, reply: 'empty' }),
  row('a path in capitals', 'GET /api/Users/profile', gateway(404)),
  // How the gateway reads these is not documented, and was once a way past its authorizer: never an answer.
  row('a slash at the end, without a token', `${own}/`, refused(401, 404), { as: 'nobody' }),
  row('two slashes, without a token', 'GET /api//users/profile', refused(401, 404), { as: 'nobody' }),
  row('an escape that is none', 'GET /api/communities/%zz', refused(400, 404)),
  row('an escaped slash in an id', 'GET /api/communities/a%2Fb', refused(400, 404)),
  row('an escaped id', 'GET /api/groups/community/%33?pageNumber=1', list()),
  row(
    'escaped words that are searched for',
    'GET /api/communities/search?name=Z%C3%BCrich%20%26%20b%2Bc',
    list('communities'),
  ),
];

const add = 'POST /api/events/add';

/** What is too much, and what CloudFront does not pass on. */
const sizes = [
  row('a body of more than 10 MB', add, gateway(413), {
    ...{ headers: bytes, body: () => new Uint8Array(10 * 1024 * 1024 + 1) },
  }),
  row('a body that the gateway takes and a function does not', add, gateway(413), {
    ...{ headers: bytes, body: () => new Uint8Array(5 * 1024 * 1024) },
  }),
  row('a body that a function takes and we do not', add, failure(413, 'request.too-large'), {
    ...{ headers: json, body: () => JSON.stringify({ task: 'x'.repeat(4_600_000) }) },
  }),
  row(
    'an address of more than 8,192 characters',
    `GET /api/communities/search?name=${'x'.repeat(8200)}`,
    refused(413),
  ),
];

export const gatewayRows = [...tokens, ...routes, ...sizes];
