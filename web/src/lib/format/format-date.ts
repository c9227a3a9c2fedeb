const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO time as '12 March 2025', in UTC: everyone reads the same day. */
export function formatDate(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
