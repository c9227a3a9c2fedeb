const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO time as '12 March at 14:32', on this device's clock: for what one did oneself a moment or a day ago. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
