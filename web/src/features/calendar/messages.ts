const format = (options: Intl.DateTimeFormatOptions) => {
  // A day is the same day everywhere: no time zone may move it.
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
};
const longMonth = format({ month: 'long', year: 'numeric' });
const shortMonth = format({ month: 'short', year: 'numeric' });

export const messages = {
  title: 'Calendar',
  scopes: { my: 'My events', enterprises: 'Enterprise events', groups: 'Groups events' },
  previous: 'Previous month',
  next: 'Next month',
  view: 'View Calendar',
  hasEvents: 'has events',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** YYYY-MM as 'March 2025', or 'Mar 2025'. */
  monthName: (month: string) => longMonth(`${month}-01`),
  shortMonthName: (month: string) => shortMonth(`${month}-01`),
  /** YYYY-MM-DD as 'Friday 14 March', or 'Friday 14 March 2025'. */
  dayName: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  /** YYYY-MM-DD as '14 March 2025'. */
  dateName: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  wholeDayName: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
};
