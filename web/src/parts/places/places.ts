import { BookOpen, CalendarDays, GraduationCap, type LucideIcon, Newspaper } from 'lucide-react';
import { messages } from './messages.ts';

/** A part of the site that members go to. */
export interface Place {
  readonly to: string;
  readonly name: string;
  /** Addresses whose screens belong to it, besides its own and those below that. */
  readonly others?: readonly string[];
}

export const home: Place & { Icon: LucideIcon } = { to: '/news', name: messages.news, Icon: Newspaper };

/** The rooms: in the navigation, and on a phone on top of the dashboard. */
export const rooms: readonly (Place & { Icon: LucideIcon })[] = [
  home,
  { to: '/library', name: messages.library, Icon: BookOpen },
  {
    to: '/courses',
    name: messages.courses,
    Icon: GraduationCap,
    others: ['/course', '/lesson', '/mycourse', '/mycoursepage', '/coursepage'],
  },
  { to: '/calendar/my-events', name: messages.calendar, Icon: CalendarDays, others: ['/calendar'] },
];
