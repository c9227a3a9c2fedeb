import { sowing } from '#test/things/calendar/calendar.ts';
import { twoQuestions } from '#test/things/courses/quizzes.ts';
import { pdf } from '#test/things/library/resources.ts';
import { png } from '../../files/pictures.ts';
import { formOf } from '../../forms.ts';
import {
  type Asking,
  bytes,
  type Expected,
  failure,
  gateway,
  json,
  list,
  refused,
  row,
  success,
} from './row.ts';

const own = 'GET /api/users/profile';
const unknown = gateway(401, { 'www-authenticate': /^Bearer/ });

/** What programs fetch may be kept by them, and asked for again. */
const noCalendar: Expected = {
  ...failure(404, 'feed.missing'),
  headers: { 'cache-control': /^private, no-cache$/ },
};
/** With a number that nobody has. */
const certificate = 'GET /api/certificates/ABCD-EFGH-JKLM-NPQR';

const feed = `GET /feeds/nobody.${'x'.repeat(24)}.ics`;

/** Who is let in. The authorizer is the gateway's; a token that it takes and we do not is refused by the function. */
const tokens = [
  row('without a token', own, unknown, { as: 'nobody' }),
  row('with a token that is none', own, unknown, { as: 'nobody', headers: { authorization: 'Bearer x' } }),
  row('with a token that lives longer than it was given', own, unknown, { as: 'changed' }),
  row('with a token that nobody signed', own, unknown, { as: 'unsigned' }),
  row('with a token that another key signed', own, unknown, { as: 'foreign' }),
  row('with an id token', own, failure(401, 'token.failed'), { as: 'identity' }),
  row('with a token that is not called Bearer', 'GET /api/courses/categories', success(200, 'results'), {
    as: 'nobody',
    headers: ({ tokens }) => ({ authorization: tokens.ada }),
  }),
];

/** What there is: by method and path, in the letters in which they were written. */
const routes = [
  row('what anybody may open, without a token', certificate, failure(404, 'certificate.missing'), {
    as: 'nobody',
  }),
  row('the same with a token that is none', certificate, failure(404, 'certificate.missing'), {
    as: 'nobody',
    headers: { authorization: 'Bearer x' },
  }),
  row("the same with a member's", certificate, failure(404, 'certificate.missing')),
  row('a calendar that anybody may open who knows its address', feed, noCalendar, { as: 'nobody' }),
  row(
    'what is said of it without it',
    feed.replace('GET', 'HEAD'),
    { status: 404, reply: 'empty', headers: { 'cache-control': /^private, no-cache$/ } },
    { as: 'nobody' },
  ),
  row(
    'another method of that',
    feed.replace('GET', 'POST'),
    { status: [403, 404], reply: 'refused' },
    {
      as: 'nobody',
    },
  ),
  row('another method of the same address, without a token', certificate.replace('GET', 'DELETE'), unknown, {
    as: 'nobody',
  }),
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
    headers: bytes,
    body: () => new Uint8Array(10 * 1024 * 1024 + 1),
  }),
  row('a body that the gateway takes and a function does not', add, gateway(413), {
    headers: bytes,
    body: () => new Uint8Array(5 * 1024 * 1024),
  }),
  row('a body that a function takes and we do not', add, failure(413, 'request.too-large'), {
    headers: json,
    body: () => JSON.stringify({ task: 'x'.repeat(4_600_000) }),
  }),
  row(
    'an address of more than 8,192 characters',
    `GET /api/communities/search?name=${'x'.repeat(8200)}`,
    refused(413),
  ),
];

const gatewayRows = [...tokens, ...routes, ...sizes];

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
  row('a body that is not UTF-8', events, failure(400, 'request.not-utf8'), {
    headers: json,
    body: Buffer.from(JSON.stringify({ ...sowing, task: 'Th\u00e9' }), 'latin1'),
  }),
  row('a body with a letter that is cut off', events, failure(400, 'request.not-utf8'), {
    headers: json,
    // A tractor without its last byte.
    body: Buffer.from(JSON.stringify({ ...sowing, task: '\u00f0\u009f\u009a' }), 'latin1'),
  }),
  row('a body that is no object', events, notJson, { headers: json, body: '[1]' }),
  row('a body of another type', events, notJson, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'task=Sow',
  }),
  row('JSON that is called a text', events, success(201, 'data'), {
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(sowing),
  }),
  row('no body', events, invalid('date', 'scope', 'task', 'time')),
  row('a field that means nothing', events, invalid('date'), { body: { ...sowing, date: '2026-02-30' } }),
  row('a text that is too long', events, invalid('task'), { body: { ...sowing, task: 'x'.repeat(201) } }),
  row('more fields than anything has', events, failure(400, 'request.too-many-fields'), {
    body: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, ''])),
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
    ...first,
    body: { ...sowing, task: 'Harvest' },
  }),
  row('a key that is too short', events, failure(400, 'idempotency.invalid'), {
    headers: { ...json, 'idempotency-key': 'short' },
    body: sowing,
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
  'added author category categoryId course_views createdAt creator description enrolledUser id isFree learnersCount lessons lessonsCount price ratings repliesClosed repliesCount starCounts stars title usefulCount version viewsCount',
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

const inputRows = [...bodies, ...pages, ...repeated, ...packing];

const profile =
  'communities emailVerified id lastLogin name numberOfVisit phoneVerified userID username version';
const community = 'auto_follow description followersCount id isCreator isFollowed name slug version';
const enterprise = 'communityId createdAt description followersCount id isCreator isFollowed title version';
const news =
  'author category communityId createdAt creator id imageDetail photo readTime repliesClosed repliesCount rich_text textDetail title usefulCount version videoDetail';
const resource =
  'author category createdAt creator description id repliesClosed repliesCount resourceType title usefulCount version';
const post =
  'author communityId createdAt creator id in inId isCreator isUseful kind pictures repliesClosed repliesCount text usefulCount version';
const collection =
  'author count createdAt creator data id isCreator isPublic isSaved of page pageSize pages title totalItems totalPages version';
const survey =
  'answersCount author createdAt creator endsAt hasEnded id isAsked isCreator isDismissed isNamed on onId onTitle questions questionsCount title until version';
const upload = { kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 };

/** Of each domain something that is answered. */
const answeredRows = [
  row("one's own profile", 'GET /api/users/profile', success(200, profile)),
  row("another's profile", 'GET /api/users/profile/{ownerId}', success(200, 'results'), { as: 'ben' }),
  row("a token's owner", 'GET /api/users/token', success(201, 'id')),
  row('a profile that is filled in', 'PUT /api/users/profile', success(200, 'data'), { body: {} }),
  row('a community', 'GET /api/communities/{communityId}', success(200, community)),
  row('its members', 'GET /api/communities-users/community/{communityId}', list()),
  row('its groups', 'GET /api/groups/community/{communityId}', list()),
  row(
    'an enterprise',
    'GET /api/enterprises/{enterpriseId}/community/{communityId}',
    success(200, enterprise),
  ),
  row('to follow a community', 'POST /api/communities-users/follow', success(200, 'data'), {
    as: 'ben',
    body: ({ things: { communityId } }) => ({ communityId }),
  }),
  row('news of a community', 'GET /api/news/community/{communityId}', list()),
  row('one news', 'GET /api/news/{newsId}/community/{communityId}', success(200, news), { as: 'ben' }),
  row('a rich text', 'POST /api/richtexts', success(201, 'data richtext')),
  row('a photo in it', 'POST /api/photos/add', success(201, 'data'), {
    body: ({ things: { richtextId } }) => formOf({ richtextId, order: '1', img: png }),
  }),
  row('categories', 'GET /api/courses/categories', success(200, 'results')),
  row('the library', 'GET /api/resources?pageNumber=1', list()),
  row('collections of others', 'GET /api/collections?of=library&scope=users', list(), { as: 'ben' }),
  row('a collection', 'GET /api/collections/{collectionId}', success(200, collection)),
  row('surveys that wait', 'GET /api/surveys?scope=open', list(), { as: 'ben' }),
  row('a survey', 'GET /api/surveys/{surveyId}', success(200, survey), { as: 'ben' }),
  row("one's conversations", 'GET /api/chats?pageNumber=1', list()),
  row("one's achievements", 'GET /api/achievements', success(200, 'data')),
  row('a resource', 'GET /api/resources/{resourceId}', success(200, resource)),
  row('courses that are searched for', 'GET /api/courses?search=course', list()),
  row('lessons of a course', 'GET /api/lessons/course/{courseId}', success(200, 'data')),
  row('a copy of a lesson', 'POST /api/lessons/{lessonId}/copy', success(201, 'data')),
  row("a lesson's test", 'GET /api/tests/lesson/{lessonId}', success(200, 'data')),
  row('its questions', 'GET /api/questions/test/{testId}', list()),
  row("one's attempts at it", 'GET /api/user_tests/lesson/{lessonId}', success(200, 'attempts test')),
  row('a month', 'GET /api/events?scope=my&month=2026-03', success(200, 'data')),
  row('posts of a group', 'GET /api/posts/group/{groupId}', list()),
  row('a post', 'GET /api/posts/{postId}', success(200, post), { as: 'ben' }),
  row('an upload', 'POST /api/uploads', success(201, 'data'), { body: upload }),
  row('to delete a material', 'DELETE /api/materials/{materialId}', success(200, 'id')),
];

const notYours = failure(403, 'thing.not-yours');
const byBen = { as: 'ben' } as const;

/** What is not there, not one's own, or not possible. */
const refusedRows = [
  row('a community that there is not', 'GET /api/communities/none', failure(404, 'community.missing')),
  row('news that there are not', 'GET /api/news/none/community/3', failure(404, 'news.missing')),
  row("to change another's news", 'PUT /api/news/{newsId}/community/{communityId}', notYours, {
    ...byBen,
    body: { title: 'Mine' },
  }),
  row("to delete another's group", 'DELETE /api/groups/{groupId}/community/{communityId}', notYours, byBen),
  row("another's upload", 'DELETE /api/uploads/{uploadId}', failure(404, 'upload.missing'), byBen),
  row(
    'a lesson of a course that one does not take',
    'GET /api/lessons/{lessonId}',
    failure(403, 'course.not-enrolled'),
    byBen,
  ),
  row('to mark an answer to what another asked', 'PUT /api/posts/{postId}/answer', notYours, {
    ...byBen,
    body: ({ things: { answerId } }) => ({ replyId: answerId }),
  }),
  row('a conversation of others', 'GET /api/chats/{chatId}', failure(404, 'chat.missing'), byBen),
  row("to delete others' conversation", 'DELETE /api/chats/{chatId}', failure(404, 'chat.missing'), byBen),
  row('to write to oneself', 'POST /api/chats/add', failure(409, 'chat.self'), {
    body: ({ things: { owner } }) => ({ userId: owner.id }),
  }),
  row("to copy another's lesson", 'POST /api/lessons/{lessonId}/copy', notYours, byBen),
  row('to take a paid course', 'POST /api/enrolls/add', failure(402, 'course.paid'), {
    ...byBen,
    body: ({ paidId }) => ({ courseId: paidId }),
  }),
  row("to take one's own course", 'POST /api/enrolls/add', failure(409, 'course.own'), {
    body: ({ things: { courseId } }) => ({ courseId }),
  }),
  row("to leave one's own community", 'POST /api/communities-users/follow', failure(409, 'community.own'), {
    body: ({ things: { communityId } }) => ({ communityId }),
  }),
  row('a second test of a lesson', 'POST /api/tests/add', failure(409, 'test.exists'), {
    body: ({ things: { lessonId } }) => ({ lessonId, questions: twoQuestions }),
  }),
  row('what administrators do', 'GET /api/categories', failure(403, 'member.not-admin')),
];

const sitePage: Expected = {
  status: 200,
  reply: 'page',
  headers: {
    'cache-control': /^no-cache$/,
    'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-/,
    'content-type': /^text\/html/,
    'x-frame-options': /^DENY$/,
  },
};
const packedPage: Expected = { ...sitePage, headers: { ...sitePage.headers, 'content-encoding': /^gzip$/ } };
const nobody = { as: 'nobody' } as const;

/** The site's own addresses, which share the API's host. */
const siteRows = [
  row('the site', 'GET /', sitePage, nobody),
  row('the address of a screen', 'GET /news/1', sitePage, nobody),
  row('what only looks like the API', 'GET /API/users/profile', sitePage, nobody),
  row('HEAD of the site', 'HEAD /', { ...sitePage, reply: 'empty' }, nobody),
  row('the site to who unpacks', 'GET /', packedPage, { ...nobody, headers: { 'accept-encoding': 'gzip' } }),
  row('a file that there is not', 'GET /assets/none.js', refused(404), nobody),
  row('something sent to the site', 'POST /', refused(403), { ...nobody, body: 'x' }),
  row('something sent with a GET', 'GET /api/users/profile', refused(403), {
    headers: { 'content-length': '2' },
    body: 'xx',
  }),
];

export const rows = [...gatewayRows, ...inputRows, ...answeredRows, ...refusedRows, ...siteRows];
