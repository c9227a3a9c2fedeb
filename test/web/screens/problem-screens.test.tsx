import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { aSurveyCard } from '#test/things/surveys/survey-samples.ts';
import { failure, json, onePage } from '#test/web.tsx';
import { SurveyLists } from '#web/features/surveys/lists/lists-page.tsx';
import { AchievementsScreen } from '#web/screens/achievements-screen.tsx';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { EnterpriseScreen } from '#web/screens/circles/enterprise-screen.tsx';
import { EnterprisesScreen } from '#web/screens/circles/enterprises-screen.tsx';
import { GroupScreen } from '#web/screens/circles/group-screen.tsx';
import { GroupsScreen } from '#web/screens/circles/groups-screen.tsx';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { ManagedCoursesScreen } from '#web/screens/courses/managed-courses-screen.tsx';
import { TestAnswersScreen } from '#web/screens/courses/test-answers-screen.tsx';
import { EditInformationScreen } from '#web/screens/members/edit-information-screen.tsx';
import { MembersScreen } from '#web/screens/members/members-screen.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';
import { ReportsScreen } from '#web/screens/members/reports-screen.tsx';
import { ModerationScreen } from '#web/screens/moderation-screen.tsx';
import { NewsEditScreen } from '#web/screens/news/news-edit-screen.tsx';
import { NewsScreen } from '#web/screens/news/news-screen.tsx';
import { NewsViewScreen } from '#web/screens/news/news-view-screen.tsx';
import { aCommunity, pageOf as communitiesPage } from '../features/communities/a-community.ts';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';
import { aWholeCourse } from '../features/courses/a-whole-course.ts';
import { aGroup, anEnterprise, groupsPage } from '../features/groups/a-group.ts';
import { aNews, card, pageOf } from '../features/news/a-news.ts';
import { user } from '../features/profile/a-user.ts';

/*
 * What a screen shows while what it is about is on its way, where that does not come, and where there is none.
 */

const none = { ...onePage, totalItems: 0, data: [] };
const { show } = screenOf(
  {
    '/news': <NewsScreen />,
    '/news/:id': <NewsViewScreen />,
    '/news/edit/:id': <NewsEditScreen />,
    '/communities': <CommunitiesScreen tab="all" />,
    '/groups': <GroupsScreen tab="all" />,
    '/groups/:id': <GroupScreen />,
    '/enterprises': <EnterprisesScreen tab="all" />,
    '/your-enterprises/:id': <EnterpriseScreen />,
    '/members': <MembersScreen />,
    '/community-members/:slug': <MembersScreen />,
    '/profile/:id': <ProfileScreen />,
    '/edit-information': <EditInformationScreen />,
    '/course/:courseId': <CourseScreen />,
    '/admin/courses': <ManagedCoursesScreen />,
    '/userinfo/reports': <ReportsScreen />,
    '/admin/test-answers/:lessonId': <TestAnswersScreen />,
    '/mysurvey': <SurveyLists scope="open" />,
    '/achievements': <AchievementsScreen />,
    '/reports': <ModerationScreen />,
  },
  '/news',
  { answers: () => ({ 'GET /api/moderation/community/3': () => json(none) }), hasToasts: false },
);

const toOthers = 'Go to the communities';
const [some, mills, mill] = [groupsPage([aGroup('a')]), groupsPage([anEnterprise('a')]), anEnterprise('a')];
const [circles, news] = [communitiesPage([aCommunity('a')]), pageOf(1, 1)];
const people = { ...onePage, data: [{ id: 'f1', userId: 'ben', user: { firstName: 'Ben' } }] };
const soil = coursesPage([aCourse('soil', taken(1))]);
const drilling = { ...none, lesson: { id: 'l1', title: 'Drilling', questionsCount: 2 } };
const level = { data: { level: 1, points: 0, ofLevel: 25, total: 245, achieved: 0, entries: [] } };
const ben = { results: { ...user, id: 'ben' } };

test.each<[path: string, asks: string, reply: object, what: string, shown: string]>([
  ['/news', 'news/community/3', news, 'The news', 'News 1.0'],
  ['/news/n1', 'news/n1/community/3', aNews, 'This news', card.title],
  ['/news/edit/n1', 'news/n1/community/3', aNews, 'This news', card.title],
  ['/communities', 'communities', circles, 'The communities', 'Community a'],
  ['/groups', 'groups/community/3', some, 'The groups', 'Group a'],
  ['/groups/a', 'groups/a', aGroup('a'), 'This group', 'Group a'],
  ['/enterprises', 'enterprises/community/3', mills, 'The enterprises', 'Enterprise a'],
  ['/your-enterprises/a', 'enterprises/a', mill, 'This enterprise', 'Enterprise a'],
  ['/members', 'communities-users/community/3', people, 'The members', 'Ben'],
  ['/profile/ben', 'users/profile/ben', ben, 'This profile', 'Ada Field'],
  ['/edit-information', 'users/profile', user, 'This profile', 'Edit Information'],
  ['/course/soil', 'courses/soil', aWholeCourse(), 'This course', 'Living soil'],
  ['/admin/courses', 'courses/user', coursesPage([]), 'Your courses', 'You have made no course yet'],
  ['/userinfo/reports', 'courses/user', soil, 'Your course reports', 'Course soil'],
  ['/admin/test-answers/l1', 'user_tests/lesson/l1/learners', drilling, 'The answers', 'Drilling'],
  ['/mysurvey', 'surveys', { ...none, data: [aSurveyCard()] }, 'The surveys', aSurveyCard().title],
  ['/achievements', 'achievements', level, 'Your achievements', 'Level 1'],
  ['/reports', 'reports/community/3', none, 'The reports', 'Nothing is waiting'],
])('%s says that it loads, that it did not, and tries again', async (path, asks, reply, what, shown) => {
  const title = `${what} did not load`;
  const asked = `GET /api/${asks}`;
  const late = Promise.withResolvers<Response>();
  let answer: () => Response | Promise<Response> = () => late.promise;
  await show({ [asked]: () => answer() }, path);
  expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);

  late.reject(new TypeError('Failed to fetch'));
  await screen.findByRole('heading', { name: title });
  answer = () => json(reply);
  await press('Try again');

  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test.each([
  ['/news/n1', 'news/n1/community/3', 'news', 'Back to News', '/news'],
  ['/news/edit/n1', 'news/n1/community/3', 'news', 'Back to News', '/news'],
  ['/your-enterprises/a', 'enterprises/a', 'enterprise', 'See all enterprises', '/enterprises'],
  ['/profile/ben', 'users/profile/ben', 'member', 'Go to the members', '/community-members/valley-growers'],
  ['/community-members/hill', 'communities/hill', 'community', toOthers, '/community-switching'],
  ['/members', 'communities-users/community/3', 'community', toOthers, '/community-switching'],
])('%s says that there is none, and leads on', async (path, asks, what, on, to) => {
  await show({ [`GET /api/${asks}`]: () => failure(404, `${what}.missing`, 'There is none.') }, path);

  await heading(`This ${what} is not here`);

  expect(hrefOf(on)).toBe(to);
});
