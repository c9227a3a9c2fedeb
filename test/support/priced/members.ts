import { formOf } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { tokenOfMail } from '#test/things/notices/digest.ts';
import { device } from '#test/things/notices/push.ts';
import type { People, Requests } from './asked.ts';
import { news } from './news.ts';
import { replies } from './talk.ts';

/** By which somebody ends their weekly mail. */
const digest = { token: '' };

export async function prepareDigest(planner: TestMember) {
  digest.token = await tokenOfMail(planner);
}

export const membersRequests = ({ ada, ben }: People): Requests => ({
  'POST /api/users': () => [[], { id: ada.id }],
  'GET /api/users/profile/{id}': () => [[ada.id]],
  'GET /api/users/today': () => [[], { day: '2026-03-09' }],
  'GET /api/users/today (a teacher, with news)': () => [[], { day: '2026-03-09' }, ben],
  'PUT /api/users/today/seen': () => [[], { at: '2026-03-09T07:30:00.000Z' }],
  'PUT /api/users/profile': () => [
    [],
    formOf({ firstName: 'Ada', lastName: 'King', email: 'ada@farm.test' }),
  ],
  'POST /api/push/add': () => [[], device('priced')],
  'GET /api/push': () => [[]],
  'DELETE /api/push': () => [[], { endpoint: device('priced').endpoint }],
  'GET /api/achievements': () => [[]],
  'GET /api/notices': () => [[], {}],
  'GET /api/notices/count': () => [[], {}],
  'GET /api/notices/count?news=false': () => [[], { news: false }],
  'PUT /api/notices/muted': () => [[], { on: 'news', id: news.latest, muted: true }],
  'GET /api/notices/settings': () => [[], {}],
  'PUT /api/notices/settings': () => [[], { courses: true }],
  'PUT /api/digest/visit': () => [[], { timeZone: 'Africa/Nairobi' }],
  'POST /api/digest/end': () => [[], { token: digest.token }],
  'POST /api/digest/end/{token}': () => [[digest.token]],
  'PUT /api/notices/seen': () => [[], { id: replies.others }],
});
