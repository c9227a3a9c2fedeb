import { twoQuestions } from '../../things/quizzes.ts';
import { failure, of, type ParityRow } from './row.ts';

/** What is not there, not one's own, or not possible. */
export const refusedRows: readonly ParityRow[] = [
  {
    name: 'a community that there is not',
    path: '/api/communities/none',
    expected: failure(404, 'community.missing'),
  },
  {
    name: 'news that there are not',
    path: '/api/news/none/community/3',
    expected: failure(404, 'news.missing'),
  },
  {
    name: "to change another's news",
    method: 'PUT',
    as: 'ben',
    path: of(({ newsId, communityId }) => `/api/news/${newsId}/community/${communityId}`),
    body: { title: 'Mine' },
    expected: failure(403, 'thing.not-yours'),
  },
  {
    name: "to delete another's group",
    method: 'DELETE',
    as: 'ben',
    path: of(({ groupId, communityId }) => `/api/groups/${groupId}/community/${communityId}`),
    expected: failure(403, 'thing.not-yours'),
  },
  {
    name: "another's upload",
    method: 'DELETE',
    as: 'ben',
    path: of(({ uploadId }) => `/api/uploads/${uploadId}`),
    expected: failure(404, 'upload.missing'),
  },
  {
    name: 'a lesson of a course that one does not take',
    as: 'ben',
    path: of(({ lessonId }) => `/api/lessons/${lessonId}`),
    expected: failure(403, 'course.not-enrolled'),
  },
  {
    name: 'to take a paid course',
    method: 'POST',
    as: 'ben',
    path: '/api/enrolls/add',
    body: ({ paidId }: { paidId: string }) => ({ courseId: paidId }),
    expected: failure(402, 'course.paid'),
  },
  {
    name: "to take one's own course",
    method: 'POST',
    path: '/api/enrolls/add',
    body: of(({ courseId }) => ({ courseId })),
    expected: failure(409, 'course.own'),
  },
  {
    name: "to leave one's own community",
    method: 'POST',
    path: '/api/communities-users/follow',
    body: of(({ communityId }) => ({ communityId })),
    expected: failure(409, 'community.own'),
  },
  {
    name: 'a second test of a lesson',
    method: 'POST',
    path: '/api/tests/add',
    body: of(({ lessonId }) => ({ lessonId, questions: twoQuestions })),
    expected: failure(409, 'test.exists'),
  },
  { name: 'what administrators do', path: '/api/categories', expected: failure(403, 'member.not-admin') },
];
