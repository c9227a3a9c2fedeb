const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day or an ISO time as 'Tue 14 May 1985', in UTC: a birthday is the same day everywhere. */
export function formatDay(time: string | undefined): string | undefined {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? undefined : format.format(date).replace(',', '');
}
