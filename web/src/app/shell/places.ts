import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { Place } from '#web/parts/places/places.ts';
import { messages } from './messages.ts';

/** The screens of the current community, with initials for a small sidebar. */
export const communityPlaces: readonly (Place & { initials: string })[] = [
  {
    to: '/members',
    name: messages.members,
    initials: messages.initials.members,
    others: ['/community-members'],
  },
  {
    to: '/groups',
    name: messages.groups,
    initials: messages.initials.groups,
    others: ['/your-groups', '/your-community-group', '/my-group-view-page'],
  },
  {
    to: '/enterprises',
    name: messages.enterprises,
    initials: messages.initials.enterprises,
    others: ['/your-enterprises', '/enterprises-view'],
  },
];

export const switching: Place = { to: '/community-switching', name: messages.switchCommunity };
export const dashboard: Place & { Icon: LucideIcon } = {
  to: '/dashboard',
  name: messages.myDashboard,
  Icon: LayoutDashboard,
  others: ['/achievements', '/mylibrary', '/mysurvey', '/surveys', '/mygroups'],
};
export const ownProfile: Place = {
  to: '/myProfile',
  name: messages.myProfile,
  others: ['/edit-information'],
};

/** The path of the list that the bell opens. */
export const NOTICES = '/api/notices';

/** For the place's link: 'page' on its own screen, 'true' on one that belongs to it. */
export function currentOf({ to, others = [] }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [to, ...others].some((root) => pathname === root || pathname.startsWith(`${root}/`))
    ? 'true'
    : undefined;
}
