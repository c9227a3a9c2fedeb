import {
  createRoutesFromElements,
  Navigate,
  Route,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { Alone } from './alone.tsx';
import { Lost } from './lost.tsx';
import { MemberArea } from './member-area.tsx';
import { screens } from './member-screens.ts';
import { oldAddresses } from './old-addresses.ts';
import { FOR_MEMBERS } from './routes.tsx';

/**
 * The members' routes. Visitors are sent to the sign-in; an unknown address is the 404 page, to members within the
 * shell.
 */
export const memberRoutes = (pathname: string, isMember: boolean): RouteObject[] =>
  createRoutesFromElements(
    <>
      <Route handle={FOR_MEMBERS} element={<MemberArea />}>
        {/* Addresses are matched in either case: this is `/userInfo` too. */}
        <Route path="userinfo" element={<screens.PaymentScreen />} />
        <Route path="userinfo/reports" element={<screens.ReportsScreen />} />
        <Route path="news" element={<screens.NewsScreen />} />
        <Route path="news/add" element={<screens.NewsEditorScreen />} />
        <Route path="news/edit/:id" element={<screens.NewsEditScreen />} />
        <Route path="news/share" element={<screens.SharedNewsScreen />} />
        <Route path="news/topics" element={<screens.TopicsScreen />} />
        <Route path="news/:id" element={<screens.NewsViewScreen />} />
        <Route path="community-switching" element={<screens.CommunitiesScreen />} />
        <Route path="community-switching/all-communities" element={<screens.CommunitiesScreen tab="all" />} />
        <Route path="community-switching/my-communities" element={<screens.CommunitiesScreen tab="my" />} />
        <Route path="myProfile" element={<screens.ProfileScreen />} />
        <Route path="profile/:id" element={<screens.ProfileScreen />} />
        <Route path="edit-information" element={<screens.EditInformationScreen />} />
        <Route path="groups" element={<screens.GroupsScreen tab="all" />} />
        <Route path="your-groups" element={<screens.GroupsScreen tab="my" />} />
        <Route path="enterprises" element={<screens.EnterprisesScreen tab="all" />} />
        <Route path="your-enterprises" element={<screens.EnterprisesScreen tab="my" />} />
        <Route path="members" element={<screens.MembersScreen />} />
        <Route path="community-members/:slug" element={<screens.MembersScreen />} />
        <Route path="members/profile/:id" element={<screens.ProfileScreen />} />
        <Route path="dashboard" element={<screens.DashboardScreen />} />
        <Route path="achievements" element={<screens.AchievementsScreen />} />
        <Route path="mysurvey" element={<screens.SurveyLists scope="open" />} />
        <Route path="mysurvey/answered" element={<screens.SurveyLists scope="answered" />} />
        <Route path="mysurvey/asked" element={<screens.SurveyLists scope="mine" />} />
        <Route path="surveys/add" element={<screens.SurveyEditor />} />
        <Route path="surveys/:id" element={<screens.SurveyPage />} />
        <Route path="surveys/:id/edit" element={<screens.SurveyEditor />} />
        <Route path="surveys/:id/results" element={<screens.SurveyResults />} />
        <Route path="mylibrary" element={<screens.MyLibraryScreen />} />
        <Route path="mylibrary/farming-collections" element={<screens.FarmingCollectionsScreen />} />
        <Route path="mylibrary/:id" element={<screens.CollectionScreen />} />
        <Route path="library/:id" element={<screens.ResourceScreen />} />
        <Route path="library" element={<screens.LibraryScreen view="all" />} />
        <Route path="library/collection" element={<screens.LibraryScreen view="mine" />} />
        <Route path="library/collection/users" element={<screens.LibraryScreen view="users" />} />
        <Route path="library/collection/saved" element={<screens.LibraryScreen view="saved" />} />
        <Route path="course/:courseId" element={<screens.CourseScreen />} />
        <Route path="course/:courseId/finished" element={<screens.CourseScreen isEnd />} />
        <Route path="lesson/:lessonId" element={<screens.LessonScreen />} />
        <Route path="mycoursepage" element={<screens.MyCourseScreen />} />
        <Route path="courses" element={<screens.CoursesScreen view="all" />} />
        <Route path="courses/my-courses" element={<screens.CoursesScreen view="mine" />} />
        <Route path="courses/my-courses/edit-course" element={<screens.CourseCollectionScreen />} />
        <Route path="courses/my-courses/:id" element={<screens.CourseCollectionScreen />} />
        <Route path="courses/users" element={<screens.CoursesScreen view="users" />} />
        <Route path="courses/saved-collection" element={<screens.CoursesScreen view="saved" />} />
        <Route path="admin/courses" element={<screens.ManagedCoursesScreen />} />
        <Route path="admin/categories/*" element={<screens.CategoriesScreen />} />
        <Route path="admin/course/:courseId" element={<screens.CourseOwnerScreen />} />
        <Route path="admin/lesson/add" element={<screens.LessonEditorScreen />} />
        <Route path="admin/lesson/edit/:lessonId" element={<screens.LessonEditScreen />} />
        <Route path="admin/add-test/:lessonId" element={<screens.TestBuilderScreen isNew />} />
        <Route path="admin/edit-test/:lessonId" element={<screens.TestBuilderScreen />} />
        <Route path="admin/test-answers/:lessonId/:attemptId?" element={<screens.TestAnswersScreen />} />
        <Route path="calendar/my-events" element={<screens.CalendarScreen scope="my" />} />
        <Route path="calendar/enterprise-events" element={<screens.CalendarScreen scope="enterprises" />} />
        <Route path="calendar/groups-events" element={<screens.CalendarScreen scope="groups" />} />
        <Route path="groups/:id" element={<screens.GroupScreen />} />
        <Route path="your-enterprises/:id" element={<screens.EnterpriseScreen />} />
        <Route path="reports/:slug?" element={<screens.ModerationScreen />} />
        <Route path="admin/reports" element={<screens.ModerationScreen isAll />} />
        <Route path="unsent" element={<screens.UnsentScreen />} />
        <Route path="messenger" element={<screens.MessengerScreen />} />
        <Route path="messenger/:id" element={<screens.MessengerScreen />} />
        {oldAddresses.map(({ path, Screen, to }) => (
          <Route key={path} path={path} element={Screen ? <Screen /> : <Navigate to={to} replace />} />
        ))}
        {/* The documents' `/test-{title}/{id}/{testId}`: the router knows no segments that vary in part. */}
        {/^\/test-[^/]/i.test(pathname) && (
          <Route path=":slug/:id/:testId" element={<screens.TestScreen />} />
        )}
        {isMember && <Route path="*" element={<screens.NotFoundScreen />} />}
      </Route>
      {/* A mail leads here, and whoever opens it may not be signed in. */}
      <Route
        path="digest"
        element={
          <Alone>
            <screens.DigestScreen />
          </Alone>
        }
      />
      {!isMember && <Route path="*" element={<Lost />} />}
    </>,
  );

export function MemberRoutes() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return useRoutes(memberRoutes(pathname, user !== undefined));
}
