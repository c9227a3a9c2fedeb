const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Every text of what a group or an enterprise plans. */
export const eventMessages = {
  title: 'Events',
  failed: 'Events did not load',
  follow: (noun: string) => `Follow this ${noun} to see its events.`,
  none: 'Nothing is planned in this month or the next.',
  open: 'Open the calendar',
  allDay: 'All day',
  day: (date: string) => day.format(new Date(date)),
};
