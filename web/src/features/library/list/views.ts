import { messages } from './messages.ts';

/** What of the library is shown: all of it, what the member has added, or what stands in collections. */
export type View = 'all' | 'mine' | 'users' | 'saved';

/** Where each of them is, and what it is called. */
export const views: Readonly<Record<View, { readonly to: string; readonly text: string }>> = {
  all: { to: '/library', text: messages.views.all },
  mine: { to: '/library/collection', text: messages.views.mine },
  users: { to: '/library/collection/users', text: messages.views.users },
  saved: { to: '/library/collection/saved', text: messages.views.saved },
};
