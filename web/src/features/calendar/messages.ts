const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Texts of the calendar. */
export const messages = {
  title: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  view: 'View Calendar',
  hasEvents: 'has events',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** YYYY-MM as 'March 2025'. */
  monthName: (month: string) => monthName.format(Date.parse(`${month}-01T00:00:00Z`)),
};
