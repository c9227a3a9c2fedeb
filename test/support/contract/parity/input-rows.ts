import { png } from '../../files/pictures.ts';
import { formOf } from '../../forms.ts';
import { sowing } from '../../things/calendar.ts';
import { pdf } from '../../things/resources.ts';
import { type Asking, type Expected, failure, json, list, row, success } from './row.ts';

const events = 'POST /api/events/add';
const circles = 'POST /api/communities/add';
const page = 'GET /api/communities?pageNumber=';
const paid = 'GET /api/courses/{paidId}';
const invalid = (...fields: string[]) => failure(400, 'request.invalid', ...fields);
const notJson = failure(400, 'request.not-json');
const key =
  (name: string) =>
  ({ run }: Asking) => ({ ...json, 'idempotency-key': `parity-${name}-${run}` });

/** What is understood of a body, and what is said of one that is not. */
const bodies = [
  row('a body that is not JSON', events, notJson, { headers: json, body: '{' }),
  row('a body that is no object', events, notJson, { headers: json, body: '[1]' }),
  row('a body of another type', events, notJson, {
    ...{ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'task=Sow' },
  }),
  row('JSON that is called a text', events, success(201, 'data'), {
    ...{ headers: { 'content-type': 'text/plain' }, body: JSON.stringify(sowing) },
  }),
  row('no body', events, invalid('date', 'scope', 'task', 'time')),
  row('a field that means nothing', events, invalid('date'), { body: { ...sowing, date: '2026-02-30' } }),
  row('a text that is too long', events, invalid('task'), { body: { ...sowing, task: 'x'.repeat(201) } }),
  row('more fields than anything has', events, failure(400, 'request.too-many-fields'), {
    body: Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`field${place}`, ''])),
  }),
  row('a form that breaks off', circles, failure(400, 'request.not-multipart'), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nHalf',
  }),
  row('a form with a picture', circles, success(201, 'data'), {
    body: ({ run }) => formOf({ name: `Hill ${run}`, description: 'Uphill.', community: png }),
  }),
  row('a picture that is none', circles, failure(415, 'picture.wrong-type', 'community'), {
    body: ({ run }) =>
      formOf({ name: `Vale ${run}`, description: 'Downhill.', community: new File([pdf], 'a.png') }),
  }),
];

/** Pages of a list. */
const pages = [
  row('the first page', `${page}1`, list('communities')),
  row('page 0', `${page}0`, invalid('pageNumber')),
  row('a page that is no number', `${page}x`, invalid('pageNumber')),
  row('page 501', `${page}501`, invalid('pageNumber')),
  row('a page past the end', `${page}400`, list('communities')),
  row('pages of 51', `${page}1&pageSize=51`, invalid('pageSize')),
];

const first = { headers: key('first'), body: sowing };

/** Once is once, and what changed meanwhile is not written over. */
const repeated = [
  row('an event', events, success(201, 'data'), first),
  row('the same again under its key', events, { ...success(201, 'data'), again: 'an event' }, first),
  row('another under the same key', events, failure(409, 'idempotency.reused'), {
    ...{ ...first, body: { ...sowing, task: 'Harvest' } },
  }),
  row('a key that is too short', events, failure(400, 'idempotency.invalid'), {
    ...{ headers: { ...json, 'idempotency-key': 'short' }, body: sowing },
  }),
  row(
    'a change of what is no longer so',
    'PUT /api/resources/{resourceId}',
    failure(409, 'resource.changed'),
    {
      body: { title: 'Late', version: 7 },
    },
  ),
];

const course = success(
  200,
  'added author category categoryId course_views createdAt creator description enrolledUser id isFree learnersCount lessons lessonsCount price ratings starCounts stars title version viewsCount',
);
const packed: Expected['headers'] = { 'content-encoding': /^gzip$/, vary: /accept-encoding/i };
const plain: Expected['headers'] = { 'content-encoding': null };
const unpacks = { headers: { 'accept-encoding': 'gzip' } };

/** Long replies are packed for who can unpack them, short ones for nobody. */
const packing = [
  row('a long reply to who unpacks', paid, { ...course, headers: packed }, unpacks),
  row(
    'a long reply to who does not',
    paid,
    { ...course, headers: plain },
    {
      headers: { 'accept-encoding': 'identity' },
    },
  ),
  row('a short reply to who unpacks', `${page}400`, { ...list('communities'), headers: plain }, unpacks),
];

export const inputRows = [...bodies, ...pages, ...repeated, ...packing];
