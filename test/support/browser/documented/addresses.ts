/** Every address that the two documents name, with a segment of the same kind for what varies. */
export const documentedAddresses: readonly string[] = [
  // Of the first document, in its order.
  ...['/login', '/register', '/forgot-password', '/verification', '/logout', '/edit-information'],
  ...['/myProfile', '/profile/u7', '/userInfo', '/userinfo', '/userinfo/reports'],
  ...['/calendar/my-events', '/calendar/enterprise-events', '/calendar/groups-events'],
  ...['/library', '/library/collection', '/library/collection/users', '/library/collection/saved'],
  ...['/messenger', '/messenger/Ben', '/news', '/news/add', '/news/edit/7', '/news/7'],
  ...['/community-switching', '/community-switching/all-communities', '/community-switching/my-communities'],
  ...['/members', '/members/profile/u7', '/community-members/valley'],
  ...['/groups', '/your-groups', '/your-groups/7', '/groups/7', '/my-group-view-page/7'],
  ...['/enterprises', '/your-enterprises', '/your-enterprises/7', '/enterprises-view'],
  ...['/courses', '/courses/my-courses', '/courses/saved-collection', '/courses/my-courses/7'],
  ...['/courses/users', '/mycourse', '/mycoursepage', '/coursepage', '/course/7', '/lesson/7'],
  ...['/admin/courses', '/admin/course/7', '/admin/lesson/add', '/admin/lesson/edit/7'],
  ...['/admin/add-test/7', '/admin/edit-test/7', '/test-drilling/7/9', '/admin/categories'],
  ...['/dashboard', '/achievements', '/mylibrary', '/mysurvey', '/mygroups'],
  // Of the second, what the first does not name.
  ...['/courses/my-courses/edit-course', '/your-community-group/valley', '/my-group-view-page'],
];
