import { png } from '../../files/pictures.ts';
import { formOf } from '../../forms.ts';
import { list, row, success } from './row.ts';

const profile = 'communities emailVerified id lastLogin name numberOfVisit phoneVerified userID version';
const community = 'auto_follow description followersCount id isCreator isFollowed name slug version';
const enterprise = 'communityId createdAt description followersCount id isCreator isFollowed title version';
const news =
  'author category communityId createdAt creator id imageDetail photo readTime rich_text textDetail title version videoDetail';
const resource = 'author category createdAt creator description id resourceType title version';
const upload = { kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 };

/** Of each domain something that is answered. */
export const answeredRows = [
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
    ...{ as: 'ben', body: ({ things: { communityId } }) => ({ communityId }) },
  }),
  row('news of a community', 'GET /api/news/community/{communityId}', list()),
  row('one news', 'GET /api/news/{newsId}/community/{communityId}', success(200, news), { as: 'ben' }),
  row('a rich text', 'POST /api/richtexts', success(201, 'data richtext')),
  row('a photo in it', 'POST /api/photos/add', success(201, 'data'), {
    body: ({ things: { richtextId } }) => formOf({ richtextId, order: '1', img: png }),
  }),
  row('categories', 'GET /api/courses/categories', success(200, 'results')),
  row('the library', 'GET /api/resources?pageNumber=1', list()),
  row('a resource', 'GET /api/resources/{resourceId}', success(200, resource)),
  row('courses that are searched for', 'GET /api/courses?search=course', list()),
  row('lessons of a course', 'GET /api/lessons/course/{courseId}', success(200, 'data')),
  row("a lesson's test", 'GET /api/tests/lesson/{lessonId}', success(200, 'data')),
  row('its questions', 'GET /api/questions/test/{testId}', success(200, 'data')),
  row("one's attempts at it", 'GET /api/user_tests/lesson/{lessonId}', success(200, 'attempts test')),
  row('a month', 'GET /api/events?scope=my&month=2026-03', success(200, 'data')),
  row('an upload', 'POST /api/uploads', success(201, 'data'), { body: upload }),
  row('to delete a material', 'DELETE /api/materials/{materialId}', success(200, 'id')),
];
