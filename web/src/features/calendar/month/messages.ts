import type { Recurrence } from '#contract/fields/recurrence.ts';
import { messages as calendar } from '../messages.ts';

const each: Readonly<Record<Recurrence, string>> = { no: '', week: 'Every week', month: 'Every month' };

export const messages = {
  today: 'Today',
  add: 'Add event',
  addTo: (day: string) => `Add event on ${day}`,
  /** A day as readers hear it. */
  day: (name: string, count: number) => `${name}, ${count === 1 ? '1 event' : `${count} events`}`,
  allDay: 'All day',
  to: 'to',
  between: (first: string, last: string) => `From ${calendar.dayName(first)} to ${calendar.dayName(last)}`,
  series: (repeats: Recurrence, until: string) => `${each[repeats]}, until ${calendar.dateName(until)}`,
  more: (count: number) => `+${count}`,
  opening: 'Opening...',

  loading: 'Loading the events...',
  failed: 'The events of this month did not load',
  noneOn: 'Nothing on this day yet.',
  notLoaded: 'The events of this day did not load.',
  none: {
    my: 'Nothing this month yet. Open a day to write down what is due.',
    groups: 'No events in this month from the groups that you follow here.',
    enterprises: 'No events in this month from the enterprises that you follow here.',
  },
  find: {
    my: undefined,
    groups: { to: '/groups', text: 'See all groups' },
    enterprises: { to: '/enterprises', text: 'See all enterprises' },
  },

  download: 'Download month (.ics)',
  downloadOf: (month: string) => `Download month (.ics): ${month}`,
  subscribe: 'Subscribe',
  making: 'Making the file...',
  unsent: (count: number) =>
    count === 1
      ? '1 event has not been sent yet and is not in the file.'
      : `${count} events have not been sent yet and are not in the file.`,
};
