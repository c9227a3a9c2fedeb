import { messages } from './messages.ts';

/** Which courses are shown: all, the member's own, or what stands in collections. */
export type View = 'all' | 'mine' | 'users' | 'saved';

/** Where each of them is, and what it is called. */
export const views: Readonly<Record<View, { readonly to: string; readonly text: string }>> = {
  all: { to: '/courses', text: messages.views.all },
  mine: { to: '/courses/my-courses', text: messages.views.mine },
  users: { to: '/courses/users', text: messages.views.users },
  saved: { to: '/courses/saved-collection', text: messages.views.saved },
};
