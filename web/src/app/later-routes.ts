/** Addresses of the documents whose screens are still to come, with the title of each. */
export const laterRoutes: readonly { readonly path: string; readonly title: string }[] = [
  { path: 'groups', title: 'Groups' },
  { path: 'groups/:id', title: 'Group' },
  { path: 'your-groups', title: 'Your groups' },
  { path: 'your-groups/:id', title: 'Your group' },
  { path: 'your-community-group/:slug', title: 'Your groups' },
  { path: 'my-group-view-page', title: 'My group' },
  { path: 'my-group-view-page/:id', title: 'My group' },
  { path: 'mygroups', title: 'My groups' },
  { path: 'enterprises', title: 'Enterprises' },
  { path: 'your-enterprises', title: 'Your enterprises' },
  { path: 'your-enterprises/:id', title: 'Your enterprise' },
  { path: 'enterprises-view', title: 'Enterprise' },
  { path: 'calendar/my-events', title: 'My events' },
  { path: 'calendar/enterprise-events', title: 'Enterprise events' },
  { path: 'calendar/groups-events', title: 'Groups events' },
];
