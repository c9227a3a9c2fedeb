import { png } from '../../files/pictures.ts';
import { formOf } from '../../forms.ts';
import { sowing } from '../../things/calendar.ts';
import { pdf } from '../../things/resources.ts';
import { type Expected, failure, json, list, type ParityRow, success } from './row.ts';

const fieldsOfCourse = [
  ...['added', 'author', 'category', 'categoryId', 'course_views', 'createdAt', 'creator', 'description'],
  ...[
    'enrolledUser',
    'id',
    'isFree',
    'learnersCount',
    'lessons',
    'lessonsCount',
    'price',
    'ratings',
    'starCounts',
    'stars',
  ],
  ...['title', 'version', 'viewsCount'],
];
const events = { method: 'POST', path: '/api/events/add' } as const;
const circles = '/api/communities?pageNumber=';
const invalid = (...fields: string[]) => failure(400, 'request.invalid', ...fields);
const course = success(200, fieldsOfCourse.join(' '));
const packed = (isPacked: boolean): Expected['headers'] => ({
  'content-encoding': isPacked ? /^gzip$/ : null,
});
const key =
  (name: string) =>
  ({ run }: { run: string }) => ({ ...json, 'idempotency-key': `parity-${name}-${run}` });

/** What is understood of a body, and what is said of one that is not. */
const bodies: ParityRow[] = [
  {
    ...events,
    name: 'a body that is not JSON',
    headers: json,
    body: '{',
    expected: failure(400, 'request.not-json'),
  },
  {
    ...events,
    name: 'a body that is no object',
    headers: json,
    body: '[1]',
    expected: failure(400, 'request.not-json'),
  },
  {
    ...events,
    name: 'a body of another type',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'task=Sow',
    expected: failure(400, 'request.not-json'),
  },
  {
    ...events,
    name: 'JSON that is called a text',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(sowing),
    expected: success(201, 'data'),
  },
  { ...events, name: 'no body', expected: invalid('date', 'scope', 'task', 'time') },
  {
    ...events,
    name: 'a field that means nothing',
    body: { ...sowing, date: '2026-02-30' },
    expected: invalid('date'),
  },
  {
    ...events,
    name: 'a text that is too long',
    body: { ...sowing, task: 'x'.repeat(201) },
    expected: invalid('task'),
  },
  {
    ...events,
    name: 'more fields than anything has',
    body: Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`field${place}`, ''])),
    expected: failure(400, 'request.too-many-fields'),
  },
  {
    name: 'a form that breaks off',
    method: 'POST',
    path: '/api/communities/add',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nHalf',
    expected: failure(400, 'request.not-multipart'),
  },
  {
    name: 'a form with a picture',
    method: 'POST',
    path: '/api/communities/add',
    body: ({ run }) => formOf({ name: `Hill ${run}`, description: 'Uphill.', community: png }),
    expected: success(201, 'data'),
  },
  {
    name: 'a picture that is none',
    method: 'POST',
    path: '/api/communities/add',
    body: ({ run }) =>
      formOf({ name: `Vale ${run}`, description: 'Downhill.', community: new File([pdf], 'a.png') }),
    expected: failure(415, 'picture.wrong-type', 'community'),
  },
];

/** Pages of a list. */
const pages: ParityRow[] = [
  { name: 'the first page', path: `${circles}1`, expected: list('communities') },
  { name: 'page 0', path: `${circles}0`, expected: invalid('pageNumber') },
  { name: 'a page that is no number', path: `${circles}x`, expected: invalid('pageNumber') },
  { name: 'page 501', path: `${circles}501`, expected: invalid('pageNumber') },
  { name: 'a page past the end', path: `${circles}400`, expected: list('communities') },
  { name: 'pages of 51', path: `${circles}1&pageSize=51`, expected: invalid('pageSize') },
];

/** Once is once, and what changed meanwhile is not written over. */
const repeated: ParityRow[] = [
  { ...events, name: 'an event', headers: key('first'), body: sowing, expected: success(201, 'data') },
  {
    ...events,
    name: 'the same again under its key',
    headers: key('first'),
    body: sowing,
    expected: { ...success(201, 'data'), again: 'an event' },
  },
  {
    ...events,
    name: 'another under the same key',
    headers: key('first'),
    body: { ...sowing, task: 'Harvest' },
    expected: failure(409, 'idempotency.reused'),
  },
  {
    ...events,
    name: 'a key that is too short',
    headers: { ...json, 'idempotency-key': 'short' },
    body: sowing,
    expected: failure(400, 'idempotency.invalid'),
  },
  {
    name: 'a change of what is no longer so',
    method: 'PUT',
    path: ({ things }) => `/api/resources/${things.resourceId}`,
    body: { title: 'Late', version: 7 },
    expected: failure(409, 'resource.changed'),
  },
];

/** Long replies are packed for who can unpack them, short ones for nobody. */
const packing: ParityRow[] = [
  {
    name: 'a long reply to who unpacks',
    headers: { 'accept-encoding': 'gzip' },
    path: ({ paidId }) => `/api/courses/${paidId}`,
    expected: { ...course, headers: { ...packed(true), vary: /accept-encoding/i } },
  },
  {
    name: 'a long reply to who does not',
    headers: { 'accept-encoding': 'identity' },
    path: ({ paidId }) => `/api/courses/${paidId}`,
    expected: { ...course, headers: packed(false) },
  },
  {
    name: 'a short reply to who unpacks',
    headers: { 'accept-encoding': 'gzip' },
    path: `${circles}400`,
    expected: { ...list('communities'), headers: packed(false) },
  },
];

export const inputRows: readonly ParityRow[] = [...bodies, ...pages, ...repeated, ...packing];
