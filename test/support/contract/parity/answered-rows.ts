import { png } from '../../files/pictures.ts';
import { formOf } from '../../forms.ts';
import { list, of, type ParityRow, success } from './row.ts';

/** Of each domain something that is answered. */
export const answeredRows: readonly ParityRow[] = [
  {
    name: "one's own profile",
    path: '/api/users/profile',
    expected: success(
      200,
      'communities emailVerified id lastLogin name numberOfVisit phoneVerified userID version',
    ),
  },
  {
    name: "another's profile",
    path: of(({ owner }) => `/api/users/profile/${owner.id}`),
    as: 'ben',
    expected: success(200, 'results'),
  },
  { name: "a token's owner", path: '/api/users/token', expected: success(201, 'id') },
  {
    name: 'a profile that is filled in',
    method: 'PUT',
    path: '/api/users/profile',
    body: {},
    expected: success(200, 'data'),
  },
  {
    name: 'a community',
    path: of(({ communityId }) => `/api/communities/${communityId}`),
    expected: success(
      200,
      'auto_follow description followersCount id isCreator isFollowed name slug version',
    ),
  },
  {
    name: 'its members',
    path: of(({ communityId }) => `/api/communities-users/community/${communityId}`),
    expected: list(),
  },
  {
    name: 'its groups',
    path: of(({ communityId }) => `/api/groups/community/${communityId}`),
    expected: list(),
  },
  {
    name: 'an enterprise',
    path: of(({ communityId, enterpriseId }) => `/api/enterprises/${enterpriseId}/community/${communityId}`),
    expected: success(
      200,
      'communityId createdAt description followersCount id isCreator isFollowed title version',
    ),
  },
  {
    name: 'to follow a community',
    method: 'POST',
    path: '/api/communities-users/follow',
    body: of(({ communityId }) => ({ communityId })),
    as: 'ben',
    expected: success(200, 'data'),
  },
  {
    name: 'news of a community',
    path: of(({ communityId }) => `/api/news/community/${communityId}`),
    expected: list(),
  },
  {
    name: 'one news',
    path: of(({ newsId, communityId }) => `/api/news/${newsId}/community/${communityId}`),
    as: 'ben',
    expected: success(
      200,
      'author category communityId createdAt creator id imageDetail photo readTime rich_text textDetail title version videoDetail',
    ),
  },
  { name: 'a rich text', method: 'POST', path: '/api/richtexts', expected: success(201, 'data richtext') },
  {
    name: 'a photo in it',
    method: 'POST',
    path: '/api/photos/add',
    body: of(({ richtextId }) => formOf({ richtextId, order: '1', img: png })),
    expected: success(201, 'data'),
  },
  { name: 'categories', path: '/api/courses/categories', expected: success(200, 'results') },
  { name: 'the library', path: '/api/resources?pageNumber=1', expected: list() },
  {
    name: 'a resource',
    path: of(({ resourceId }) => `/api/resources/${resourceId}`),
    expected: success(200, 'author category createdAt creator description id resourceType title version'),
  },
  { name: 'courses that are searched for', path: '/api/courses?search=course', expected: list() },
  {
    name: 'lessons of a course',
    path: of(({ courseId }) => `/api/lessons/course/${courseId}`),
    expected: success(200, 'data'),
  },
  {
    name: "a lesson's test",
    path: of(({ lessonId }) => `/api/tests/lesson/${lessonId}`),
    expected: success(200, 'data'),
  },
  {
    name: 'its questions',
    path: of(({ testId }) => `/api/questions/test/${testId}`),
    expected: success(200, 'data'),
  },
  {
    name: "one's attempts at it",
    path: of(({ lessonId }) => `/api/user_tests/lesson/${lessonId}`),
    expected: success(200, 'attempts test'),
  },
  { name: 'a month', path: '/api/events?scope=my&month=2026-03', expected: success(200, 'data') },
  {
    name: 'an upload',
    method: 'POST',
    path: '/api/uploads',
    body: { kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 },
    expected: success(201, 'data'),
  },
  {
    name: 'to delete a material',
    method: 'DELETE',
    path: of(({ materialId }) => `/api/materials/${materialId}`),
    expected: success(200, 'id'),
  },
];
