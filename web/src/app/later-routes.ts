/** Addresses of the documents whose screens are still to come, with the title of each. */
export const laterRoutes: readonly { readonly path: string; readonly title: string }[] = [
  { path: 'groups/:id', title: 'Group' },
  { path: 'your-groups/:id', title: 'Your group' },
  { path: 'my-group-view-page', title: 'My group' },
  { path: 'my-group-view-page/:id', title: 'My group' },
  { path: 'mygroups', title: 'My groups' },
  { path: 'your-enterprises/:id', title: 'Your enterprise' },
  { path: 'enterprises-view', title: 'Enterprise' },
];
