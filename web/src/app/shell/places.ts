import {
  BookOpen,
  CalendarDays,
  GraduationCap,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
} from 'lucide-react';
import { messages } from './messages.ts';

export interface Place {
  readonly to: string;
  readonly name: string;
  /** Addresses whose screens belong to it, besides its own and those below that. */
  readonly others?: readonly string[];
}

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

export const home: Place = { to: '/news', name: messages.news };

export const places: readonly (Place & { Icon: LucideIcon })[] = [
  { ...home, Icon: Newspaper },
  { to: '/library', name: messages.library, Icon: BookOpen },
  {
    to: '/courses',
    name: messages.courses,
    Icon: GraduationCap,
    others: ['/course', '/lesson', '/mycourse', '/mycoursepage', '/coursepage'],
  },
  { to: '/calendar/my-events', name: messages.calendar, Icon: CalendarDays, others: ['/calendar'] },
];

export const switching: Place = { to: '/community-switching', name: messages.switchCommunity };
export const dashboard: Place & { Icon: LucideIcon } = {
  to: '/dashboard',
  name: messages.myDashboard,
  Icon: LayoutDashboard,
  others: ['/achievements', '/mylibrary', '/mysurvey', '/mygroups'],
};
export const ownProfile: Place = {
  to: '/myProfile',
  name: messages.myProfile,
  others: ['/edit-information'],
};

/** For the place's link: 'page' on its own screen, 'true' on one that belongs to it. */
export function currentOf({ to, others = [] }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [to, ...others].some((root) => pathname === root || pathname.startsWith(`${root}/`))
    ? 'true'
    : undefined;
}
