import type { DocumentedScreen } from './screen.ts';

const sample = 'This is an example.';
const profile = {
  title: 'User Profile',
  texts: [
    'Personal information',
    'First Name',
    'Last Name',
    'Contact information',
    'Email',
    'Additional information',
    'Last login',
    'Numbers of visits',
    'No Profile Picture',
  ],
};
const ownProfile = {
  ...profile,
  texts: [...profile.texts, 'Date of birthday', 'Phone'],
  controls: ['link "Back"', 'link "Edit Information"'],
};
const communities = {
  title: 'Communities',
  controls: [
    'searchbox',
    'button "Create Community"',
    'link "All communities"',
    'link "My communities"',
    'button "Visit',
  ],
};
const members = { controls: ['searchbox', 'link "Page 1"', 'link "Next"'] };
const messenger = {
  controls: [
    'textbox "Message"',
    'button "Send"',
    'button "Add member"',
    'button "Make call"',
    'button "Video call"',
  ],
};
const groups = { title: 'Groups', controls: ['searchbox', 'button "Create Group"'] };
const group = {
  title: '{groupTitle}',
  texts: ['Posts', 'Search filter', 'Photos'],
  controls: ['textbox "Your post"', 'button "Post"', 'searchbox "Search in posts"'],
};
const enterprises = { title: 'Enterprises', controls: ['searchbox', 'button "Create Enterprise"'] };
const enterprise = {
  title: '{enterpriseTitle}',
  controls: ['Tasks', 'Finances', 'Reports', 'Materials'].map((name) => `button "${name}`),
};
const calendar = { title: 'Calendar', controls: ['grid'] };
const payment = {
  title: 'Payment information',
  texts: [sample, 'Payment options'],
  controls: ['button "Edit', 'button "Add payment option"', 'link "Course reports"'],
};

/** Addresses of both documents that are about members and what they do together. */
export const peopleScreens: readonly DocumentedScreen[] = [
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
      'link "Back"',
      'textbox "First name"',
      'textbox "Last name"',
      'textbox "E-mail"',
      'combobox "Country"',
      'textbox "Phone',
      'textbox "Date of birth',
      'button "Continue"',
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
  {
    path: '/messenger',
    title: 'Messenger',
    texts: ['Requests'],
    controls: ['searchbox', 'link "Samuel Mensah'],
    wide: messenger.controls,
    picture: 'messenger',
  },
  // On a phone a chat has a screen of its own, in the other member's name.
  {
    path: '/messenger/Samuel Mensah',
    title: 'Messenger',
    narrowTitle: 'Samuel Mensah',
    ...messenger,
    narrow: ['link "Back"'],
    picture: 'chat',
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
  { path: '/my-group-view-page', ...groups },
  { path: '/enterprises', ...enterprises, picture: 'enterprises' },
  { path: '/your-enterprises', ...enterprises },
  { path: '/your-enterprises/{enterprise}', ...enterprise, picture: 'enterprise' },
  { path: '/enterprises-view?id={enterprise}', ...enterprise },
];

/** That of administrators. */
export const adminScreens: readonly DocumentedScreen[] = [
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
    picture: 'categories',
  },
];
