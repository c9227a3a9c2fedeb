import { awaitedPart } from '#web/components/state/awaited-part.tsx';

// Each screen is a chunk of its own, fetched when it is first shown, or before by `fetch`.

export const VerificationScreen = awaitedPart(
  () => import('#web/screens/session/verification-screen.tsx'),
  'VerificationScreen',
);
export const NewsScreen = awaitedPart(() => import('#web/screens/news/news-screen.tsx'), 'NewsScreen');
export const TopicsScreen = awaitedPart(() => import('#web/screens/news/topics-screen.tsx'), 'TopicsScreen');
export const NewsEditorScreen = awaitedPart(
  () => import('#web/screens/news/news-editor-screen.tsx'),
  'NewsEditorScreen',
);
export const NewsEditScreen = awaitedPart(
  () => import('#web/screens/news/news-edit-screen.tsx'),
  'NewsEditScreen',
);
export const NewsViewScreen = awaitedPart(
  () => import('#web/screens/news/news-view-screen.tsx'),
  'NewsViewScreen',
);
export const CommunitiesScreen = awaitedPart(
  () => import('#web/screens/circles/communities-screen.tsx'),
  'CommunitiesScreen',
);
export const GroupsScreen = awaitedPart(
  () => import('#web/screens/circles/groups-screen.tsx'),
  'GroupsScreen',
);
export const CommunityGroupsScreen = awaitedPart(
  () => import('#web/screens/circles/community-groups-screen.tsx'),
  'CommunityGroupsScreen',
);
export const EnterprisesScreen = awaitedPart(
  () => import('#web/screens/circles/enterprises-screen.tsx'),
  'EnterprisesScreen',
);
export const ProfileScreen = awaitedPart(
  () => import('#web/screens/members/profile-screen.tsx'),
  'ProfileScreen',
);
export const EditInformationScreen = awaitedPart(
  () => import('#web/screens/members/edit-information-screen.tsx'),
  'EditInformationScreen',
);
export const NotFoundScreen = awaitedPart(
  () => import('#web/screens/not-found-screen.tsx'),
  'NotFoundScreen',
);
export const PaymentScreen = awaitedPart(
  () => import('#web/screens/members/payment-screen.tsx'),
  'PaymentScreen',
);
export const ReportsScreen = awaitedPart(
  () => import('#web/screens/members/reports-screen.tsx'),
  'ReportsScreen',
);
export const MembersScreen = awaitedPart(
  () => import('#web/screens/members/members-screen.tsx'),
  'MembersScreen',
);
export const DashboardScreen = awaitedPart(
  () => import('#web/screens/dashboard-screen.tsx'),
  'DashboardScreen',
);
export const AchievementsScreen = awaitedPart(
  () => import('#web/screens/achievements-screen.tsx'),
  'AchievementsScreen',
);
export const SurveysScreen = awaitedPart(() => import('#web/screens/surveys-screen.tsx'), 'SurveysScreen');
export const TestScreen = awaitedPart(() => import('#web/screens/courses/test-screen.tsx'), 'TestScreen');
export const LibraryScreen = awaitedPart(
  () => import('#web/screens/library/library-screen.tsx'),
  'LibraryScreen',
);
export const MyLibraryScreen = awaitedPart(
  () => import('#web/screens/library/my-library-screen.tsx'),
  'MyLibraryScreen',
);
export const FarmingCollectionsScreen = awaitedPart(
  () => import('#web/screens/library/farming-collections-screen.tsx'),
  'FarmingCollectionsScreen',
);
export const CollectionScreen = awaitedPart(
  () => import('#web/screens/library/collection-screen.tsx'),
  'CollectionScreen',
);
export const ResourceScreen = awaitedPart(
  () => import('#web/screens/library/resource-screen.tsx'),
  'ResourceScreen',
);
export const CourseScreen = awaitedPart(
  () => import('#web/screens/courses/course-screen.tsx'),
  'CourseScreen',
);
export const LessonScreen = awaitedPart(
  () => import('#web/screens/courses/lesson-screen.tsx'),
  'LessonScreen',
);
export const MyCourseScreen = awaitedPart(
  () => import('#web/screens/courses/my-course-screen.tsx'),
  'MyCourseScreen',
);
export const CoursesScreen = awaitedPart(
  () => import('#web/screens/courses/courses-screen.tsx'),
  'CoursesScreen',
);
export const CourseCollectionScreen = awaitedPart(
  () => import('#web/screens/courses/course-collection-screen.tsx'),
  'CourseCollectionScreen',
);
export const CourseOwnerScreen = awaitedPart(
  () => import('#web/screens/courses/course-owner-screen.tsx'),
  'CourseOwnerScreen',
);
export const LessonEditorScreen = awaitedPart(
  () => import('#web/screens/courses/lesson-editor-screen.tsx'),
  'LessonEditorScreen',
);
export const LessonEditScreen = awaitedPart(
  () => import('#web/screens/courses/lesson-edit-screen.tsx'),
  'LessonEditScreen',
);
export const MessengerScreen = awaitedPart(
  () => import('#web/screens/messenger-screen.tsx'),
  'MessengerScreen',
);
export const CalendarScreen = awaitedPart(() => import('#web/screens/calendar-screen.tsx'), 'CalendarScreen');
export const GroupScreen = awaitedPart(() => import('#web/screens/circles/group-screen.tsx'), 'GroupScreen');
export const SampleGroupScreen = awaitedPart(
  () => import('#web/screens/circles/sample-group-screen.tsx'),
  'SampleGroupScreen',
);
export const EnterpriseScreen = awaitedPart(
  () => import('#web/screens/circles/enterprise-screen.tsx'),
  'EnterpriseScreen',
);
export const UnsentScreen = awaitedPart(() => import('#web/screens/unsent-screen.tsx'), 'UnsentScreen');
export const CategoriesScreen = awaitedPart(
  () => import('#web/screens/categories-screen.tsx'),
  'CategoriesScreen',
);
export const ManagedCoursesScreen = awaitedPart(
  () => import('#web/screens/courses/managed-courses-screen.tsx'),
  'ManagedCoursesScreen',
);
export const TestBuilderScreen = awaitedPart(
  () => import('#web/screens/courses/test-builder-screen.tsx'),
  'TestBuilderScreen',
);
export const TestAnswersScreen = awaitedPart(
  () => import('#web/screens/courses/test-answers-screen.tsx'),
  'TestAnswersScreen',
);
