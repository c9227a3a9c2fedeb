import {
  createRoutesFromElements,
  Navigate,
  Route,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { Lost } from './lost.tsx';
import { MemberArea } from './member-area.tsx';
import {
  AchievementsScreen,
  CalendarScreen,
  CategoriesScreen,
  CollectionScreen,
  CommunitiesScreen,
  CourseCollectionScreen,
  CourseOwnerScreen,
  CourseScreen,
  CoursesScreen,
  DashboardScreen,
  EditInformationScreen,
  EnterpriseScreen,
  EnterprisesScreen,
  FarmingCollectionsScreen,
  GroupScreen,
  GroupsScreen,
  LessonEditorScreen,
  LessonEditScreen,
  LessonScreen,
  LibraryScreen,
  ManagedCoursesScreen,
  MembersScreen,
  MessengerScreen,
  MyCourseScreen,
  MyLibraryScreen,
  NewsEditorScreen,
  NewsEditScreen,
  NewsScreen,
  NewsViewScreen,
  NotFoundScreen,
  PaymentScreen,
  ProfileScreen,
  ReportsScreen,
  ResourceScreen,
  SurveysScreen,
  TestAnswersScreen,
  TestBuilderScreen,
  TestScreen,
  TopicsScreen,
  UnsentScreen,
} from './member-screens.ts';
import { oldAddresses } from './old-addresses.ts';
import { FOR_MEMBERS } from './routes.tsx';

/** What stands at the addresses for members. Visitors are sent to the sign-in from there; an unknown one is the 404 page, to members within the shell. */
export const memberRoutes = (pathname: string, isMember: boolean): RouteObject[] =>
  createRoutesFromElements(
    <>
      <Route handle={FOR_MEMBERS} element={<MemberArea />}>
        {/* Addresses are matched in either case: this is `/userInfo` too. */}
        <Route path="userinfo" element={<PaymentScreen />} />
        <Route path="userinfo/reports" element={<ReportsScreen />} />
        <Route path="news" element={<NewsScreen />} />
        <Route path="news/add" element={<NewsEditorScreen />} />
        <Route path="news/edit/:id" element={<NewsEditScreen />} />
        <Route path="news/topics" element={<TopicsScreen />} />
        <Route path="news/:id" element={<NewsViewScreen />} />
        <Route path="community-switching" element={<CommunitiesScreen />} />
        <Route path="community-switching/all-communities" element={<CommunitiesScreen tab="all" />} />
        <Route path="community-switching/my-communities" element={<CommunitiesScreen tab="my" />} />
        <Route path="myProfile" element={<ProfileScreen />} />
        <Route path="profile/:id" element={<ProfileScreen />} />
        <Route path="edit-information" element={<EditInformationScreen />} />
        <Route path="groups" element={<GroupsScreen tab="all" />} />
        <Route path="your-groups" element={<GroupsScreen tab="my" />} />
        <Route path="enterprises" element={<EnterprisesScreen tab="all" />} />
        <Route path="your-enterprises" element={<EnterprisesScreen tab="my" />} />
        <Route path="members" element={<MembersScreen />} />
        <Route path="community-members/:slug" element={<MembersScreen />} />
        <Route path="members/profile/:id" element={<ProfileScreen />} />
        <Route path="dashboard" element={<DashboardScreen />} />
        <Route path="achievements" element={<AchievementsScreen />} />
        <Route path="mysurvey" element={<SurveysScreen />} />
        <Route path="mylibrary" element={<MyLibraryScreen />} />
        <Route path="mylibrary/farming-collections" element={<FarmingCollectionsScreen />} />
        <Route path="mylibrary/:id" element={<CollectionScreen />} />
        <Route path="library/:id" element={<ResourceScreen />} />
        <Route path="library" element={<LibraryScreen view="all" />} />
        <Route path="library/collection" element={<LibraryScreen view="mine" />} />
        <Route path="library/collection/users" element={<LibraryScreen view="users" />} />
        <Route path="library/collection/saved" element={<LibraryScreen view="saved" />} />
        <Route path="course/:courseId" element={<CourseScreen />} />
        <Route path="lesson/:lessonId" element={<LessonScreen />} />
        <Route path="mycoursepage" element={<MyCourseScreen />} />
        <Route path="courses" element={<CoursesScreen view="all" />} />
        <Route path="courses/my-courses" element={<CoursesScreen view="mine" />} />
        <Route path="courses/my-courses/edit-course" element={<CourseCollectionScreen />} />
        <Route path="courses/my-courses/:id" element={<CourseCollectionScreen />} />
        <Route path="courses/users" element={<CoursesScreen view="users" />} />
        <Route path="courses/saved-collection" element={<CoursesScreen view="saved" />} />
        <Route path="admin/courses" element={<ManagedCoursesScreen />} />
        <Route path="admin/categories/*" element={<CategoriesScreen />} />
        <Route path="admin/course/:courseId" element={<CourseOwnerScreen />} />
        <Route path="admin/lesson/add" element={<LessonEditorScreen />} />
        <Route path="admin/lesson/edit/:lessonId" element={<LessonEditScreen />} />
        <Route path="admin/add-test/:lessonId" element={<TestBuilderScreen isNew />} />
        <Route path="admin/edit-test/:lessonId" element={<TestBuilderScreen />} />
        <Route path="admin/test-answers/:lessonId/:attemptId?" element={<TestAnswersScreen />} />
        <Route path="calendar/my-events" element={<CalendarScreen scope="my" />} />
        <Route path="calendar/enterprise-events" element={<CalendarScreen scope="enterprises" />} />
        <Route path="calendar/groups-events" element={<CalendarScreen scope="groups" />} />
        <Route path="groups/:id" element={<GroupScreen />} />
        <Route path="your-enterprises/:id" element={<EnterpriseScreen />} />
        <Route path="unsent" element={<UnsentScreen />} />
        <Route path="messenger" element={<MessengerScreen />} />
        <Route path="messenger/:id" element={<MessengerScreen />} />
        {oldAddresses.map(({ path, Screen, to }) => (
          <Route key={path} path={path} element={Screen ? <Screen /> : <Navigate to={to} replace />} />
        ))}
        {/* The documents' `/test-{title}/{id}/{testId}`: the router knows no segments that vary in part. */}
        {/^\/test-[^/]/i.test(pathname) && <Route path=":slug/:id/:testId" element={<TestScreen />} />}
        {isMember && <Route path="*" element={<NotFoundScreen />} />}
      </Route>
      {!isMember && <Route path="*" element={<Lost />} />}
    </>,
  );

export function MemberRoutes() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return useRoutes(memberRoutes(pathname, user !== undefined));
}
