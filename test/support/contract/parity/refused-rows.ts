import { twoQuestions } from '../../things/quizzes.ts';
import { failure, row } from './row.ts';

const notYours = failure(403, 'thing.not-yours');
const byBen = { as: 'ben' } as const;

/** What is not there, not one's own, or not possible. */
export const refusedRows = [
  row('a community that there is not', 'GET /api/communities/none', failure(404, 'community.missing')),
  row('news that there are not', 'GET /api/news/none/community/3', failure(404, 'news.missing')),
  row("to change another's news", 'PUT /api/news/{newsId}/community/{communityId}', notYours, {
    ...{ ...byBen, body: { title: 'Mine' } },
  }),
  row("to delete another's group", 'DELETE /api/groups/{groupId}/community/{communityId}', notYours, byBen),
  row("another's upload", 'DELETE /api/uploads/{uploadId}', failure(404, 'upload.missing'), byBen),
  row(
    'a lesson of a course that one does not take',
    'GET /api/lessons/{lessonId}',
    failure(403, 'course.not-enrolled'),
    byBen,
  ),
  row('to take a paid course', 'POST /api/enrolls/add', failure(402, 'course.paid'), {
    ...{ ...byBen, body: ({ paidId }) => ({ courseId: paidId }) },
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
