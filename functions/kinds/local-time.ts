/** What a clock shows at a place. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
}

/** A zone of the time zone database; undefined for what this system does not know. */
export function knownZone(name: string): string | undefined {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What clocks of a zone show at a time (ms). */
export function localTime(now: number, timeZone = 'UTC'): LocalTime {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = shown.format(now).split(' ');
  return { day, time };
}
