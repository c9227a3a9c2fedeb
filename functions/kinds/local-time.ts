/** What a clock shows at a place. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
}

/** What clocks of a zone show at a time (ms). */
export function localTime(now: number, timeZone = 'UTC'): LocalTime {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = shown.format(now).split(' ');
  return { day, time };
}
