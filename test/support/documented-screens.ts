/** What fills the braces of addresses and titles. */
export interface Known {
  readonly farmer: string;
  readonly farmerName: string;
  readonly member: string;
  readonly news: string;
  readonly newsTitle: string;
  readonly course: string;
  readonly courseTitle: string;
  readonly ownCourse: string;
  readonly ownCourseTitle: string;
  readonly group: string;
  readonly groupTitle: string;
  readonly enterprise: string;
  readonly enterpriseTitle: string;
}

/** One address of the documents. */
export interface DocumentedScreen {
  readonly path: string;
  /** Its heading; the browser's title begins with it. */
  readonly title: string;
  /** On a narrow screen, where it is another. */
  readonly narrowTitle?: string;
  /** Words that the documents name. */
  readonly texts?: readonly string[];
  /** Controls that the documents name, as readers hear them: role and beginning of the name. */
  readonly controls?: readonly string[];
  /** Those that stand on a wide screen alone, or on a narrow one. */
  readonly wide?: readonly string[];
  readonly narrow?: readonly string[];
  /** Name of its picture, where it is a screen of its own and not a further address of one. */
  readonly picture?: string;
  /** Whose it is. @default farmer */
  readonly as?: 'admin';
}

const sample = 'This is an example.';
const libraryViews = ['All files', 'My library & collections', 'Users collection', 'Saved collection'];
const courseViews = ['All courses', 'My courses & collections', 'Users collections', 'Saved collections'];
const links = (names: readonly string[]) => names.map((name) => `link "${name}"`);
const profile = {
  title: 'User Profile',
  texts: [
    ...['Personal information', 'First Name', 'Last Name', 'Contact information', 'Email'],
    ...['Additional information', 'Last login', 'Numbers of visits', 'No Profile Picture'],
  ],
};
const ownProfile = {
  ...profile,
  texts: [...profile.texts, 'Date of birthday', 'Phone'],
  controls: ['link "Back"', 'link "Edit Information"'],
};
const library = {
  title: 'Library',
  texts: ['Articles', 'Videos'],
  controls: ['searchbox', 'button "Add files"'],
  wide: links(libraryViews),
};
const courses = {
  title: 'Courses',
  controls: ['searchbox', 'button "Add Courses"'],
  wide: links(courseViews),
};
const communities = {
  title: 'Communities',
  controls: [
    ...['searchbox', 'button "Create Community"', 'link "All communities"', 'link "My communities"'],
    'button "Visit',
  ],
};
const members = { controls: ['searchbox', 'link "Page 1"', 'link "Next"'] };
const messenger = {
  texts: ['These are examples.'],
  controls: [
    'textbox "Message"',
    'button "Send"',
    'button "Add member"',
    'button "Make call"',
    'button "Video call"',
  ],
};
const groups = { title: 'Groups', controls: ['searchbox', 'button "Create Group"'] };
const group = { title: '{groupTitle}', texts: ['Example'] };
const enterprises = { title: 'Enterprises', controls: ['searchbox', 'button "Create Enterprise"'] };
const enterprise = {
  title: '{enterpriseTitle}',
  controls: ['Tasks', 'Finances', 'Reports', 'Materials'].map((name) => `button "${name}`),
};
const calendar = { title: 'Calendar', controls: ['grid'] };
const ownCourses = {
  title: 'My courses',
  controls: ['link "My dashboard"', 'link "My courses & collections"', 'progressbar'],
};
const payment = {
  title: 'Payment information',
  texts: [sample, 'Payment options'],
  controls: ['button "Edit', 'button "Add payment option"', 'link "Course reports"'],
};

/** Every address of both documents that members have. `/logout` leaves nothing to look at; lessons and tests need a course. */
export const documentedScreens: readonly DocumentedScreen[] = [
  {
    path: '/verification',
    title: 'Confirm your account',
    controls: ['textbox "Username"', 'textbox "Code"', 'button "Resend Code"', 'button "Verify"'],
    picture: 'verification',
  },
  {
    path: '/edit-information',
    title: 'Edit Information',
    controls: [
      ...[
        'link "Back"',
        'textbox "First name"',
        'textbox "Last name"',
        'textbox "E-mail"',
        'combobox "Country"',
      ],
      ...['textbox "Phone', 'textbox "Date of birth', 'button "Continue"'],
    ],
    picture: 'edit-information',
  },
  { path: '/myProfile', ...ownProfile, picture: 'profile-own' },
  { path: '/profile/{farmer}', ...ownProfile },
  {
    path: '/members/profile/{member}',
    ...profile,
    controls: ['link "Back"', 'button "Follow"'],
    picture: 'profile',
  },
  { path: '/userInfo', ...payment, picture: 'user-info' },
  { path: '/userinfo', ...payment },
  {
    path: '/userinfo/reports',
    title: 'Course reports',
    controls: ['progressbar', 'link "{courseTitle}"', 'button "Test results'],
    picture: 'reports',
  },
  { path: '/calendar/my-events', ...calendar, picture: 'calendar' },
  { path: '/calendar/enterprise-events', ...calendar },
  { path: '/calendar/groups-events', ...calendar },
  { path: '/library', ...library, picture: 'library' },
  {
    path: '/library/collection',
    ...library,
    texts: [...library.texts, 'My Collections', 'Farming Collections'],
    picture: 'library-mine',
  },
  { path: '/library/collection/users', ...library, picture: 'library-users' },
  { path: '/library/collection/saved', ...library, picture: 'library-saved' },
  {
    path: '/messenger',
    title: 'Messenger',
    texts: messenger.texts,
    controls: ['searchbox', 'link "Amara Okafor'],
    wide: messenger.controls,
    picture: 'messenger',
  },
  // On a phone a chat has a screen of its own, in its contact's name.
  {
    path: '/messenger/amara-okafor',
    title: 'Messenger',
    narrowTitle: 'Amara Okafor',
    ...messenger,
    narrow: ['link "Back"'],
    picture: 'chat',
  },
  { path: '/messenger/Amara Okafor', title: 'Messenger', narrowTitle: 'Amara Okafor', ...messenger },
  {
    path: '/news',
    title: 'News',
    controls: ['searchbox', 'button "Add news"', 'button "Options'],
    picture: 'news',
  },
  {
    path: '/news/add',
    title: 'News',
    controls: ['dialog "Add news"', 'textbox "Title"', 'combobox "Category"'],
  },
  { path: '/news/edit/{news}', title: '{newsTitle}', controls: ['textbox "Description"'] },
  {
    path: '/news/{news}',
    title: '{newsTitle}',
    texts: ['min read'],
    controls: ['button "Repost"', 'button "Tweet"', 'button "Options'],
  },
  { path: '/community-switching', ...communities },
  { path: '/community-switching/all-communities', ...communities, picture: 'communities' },
  { path: '/community-switching/my-communities', ...communities, picture: 'communities-own' },
  { path: '/members', title: 'Growers', ...members, picture: 'members' },
  { path: '/community-members/growers', title: 'Growers', ...members },
  { path: '/groups', ...groups, picture: 'groups' },
  { path: '/your-groups', ...groups },
  { path: '/your-community-group/growers', ...groups },
  { path: '/mygroups', ...groups },
  { path: '/groups/{group}', ...group, picture: 'group' },
  { path: '/your-groups/{group}', ...group },
  { path: '/my-group-view-page/{group}', ...group },
  { path: '/my-group-view-page', title: 'Night lambing', texts: ['Example'], picture: 'group-sample' },
  { path: '/enterprises', ...enterprises, picture: 'enterprises' },
  { path: '/your-enterprises', ...enterprises },
  { path: '/your-enterprises/{enterprise}', ...enterprise, picture: 'enterprise' },
  { path: '/enterprises-view?id={enterprise}', ...enterprise },
  { path: '/courses', ...courses, picture: 'courses' },
  { path: '/courses/my-courses', ...courses, picture: 'courses-mine' },
  { path: '/courses/users', ...courses, picture: 'courses-users' },
  { path: '/courses/saved-collection', ...courses, picture: 'courses-saved' },
  {
    path: '/courses/my-courses/next-winter',
    title: 'For next winter',
    texts: [sample],
    controls: ['link "My courses & collections"', 'link "Edit collection"'],
    picture: 'course-collection',
  },
  {
    path: '/courses/my-courses/edit-course',
    title: 'Edit collection',
    texts: [sample],
    controls: ['button "Rename"', 'button "Options'],
    picture: 'course-collection-edit',
  },
  { path: '/mycourse', ...ownCourses, picture: 'my-courses' },
  { path: '/mycoursepage', ...ownCourses },
  { path: '/coursepage', ...ownCourses },
  {
    path: '/course/{course}',
    title: '{courseTitle}',
    texts: ['Lessons', 'Also study this course'],
    controls: ['progressbar', 'button "You are subscriber"'],
    picture: 'course',
  },
  {
    path: '/admin/courses',
    title: 'Your courses',
    controls: ['link "Add Courses"'],
    wide: ['table'],
    picture: 'managed-courses',
  },
  {
    path: '/admin/course/{ownCourse}',
    title: '{ownCourseTitle}',
    controls: ['button "Edit course"', 'button "Delete course"', 'link "Add lesson"'],
    picture: 'course-own',
  },
  {
    path: '/dashboard',
    title: '{farmerName}',
    texts: ['Last visit', 'Follow', 'My library', 'My courses', 'My groups'],
    controls: links(['My Profile', 'Achievements', 'Surveys']),
    wide: [...links(['Add to My library', 'Add to My courses', 'Add to My groups']), 'button "Scroll on"'],
    narrow: links(['My library', 'My courses', 'My groups']),
    picture: 'dashboard',
  },
  {
    path: '/achievements',
    title: 'Achievements',
    texts: [sample, 'Level 4', '24/25', 'Total', '245', '56/245'],
    controls: ['progressbar "On this level"', 'progressbar "Achieved"', 'link "My dashboard"'],
    picture: 'achievements',
  },
  {
    path: '/mylibrary',
    title: 'My library (files)',
    texts: [sample, 'My Collections', 'Farming Collections', 'Farming', 'Branding'],
    controls: ['searchbox', 'button "New collection"', 'button "Collections', 'link "My dashboard"'],
    picture: 'my-library',
  },
  {
    path: '/mylibrary/farming-collections',
    title: 'Farming Collections',
    texts: [sample],
    controls: ['link "Farming"'],
    picture: 'farming-collections',
  },
  {
    path: '/mylibrary/farming',
    title: 'Farming',
    texts: [sample],
    controls: ['button "Add members"'],
    picture: 'collection',
  },
  { path: '/mylibrary/branding', title: 'Branding', texts: [sample], controls: ['button "Add members"'] },
  {
    path: '/mysurvey',
    title: 'My Survey',
    texts: [sample, '42 answered', 'Answer', 'Dismiss'],
    controls: ['button "Answer', 'button "Dismiss', 'link "My dashboard"'],
    picture: 'surveys',
  },
  {
    path: '/admin/categories',
    title: 'category',
    texts: ['Name', 'S.N.'],
    controls: [
      'link "Back"',
      'button "Add Category"',
      'table',
      'button "Edit Farming"',
      'button "Delete Farming"',
    ],
    as: 'admin',
    picture: 'categories',
  },
];

/** Fills the braces. */
export const filled = (text: string, known: Known): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: keyof Known) => known[name]);
