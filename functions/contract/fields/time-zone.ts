import * as z from 'zod/mini';
import { text } from './field.ts';

const noZone = 'This must be a time zone, such as Africa/Nairobi.';

// Offsets such as +05:30 are none: they know no summer.
const NAME = /^[A-Za-z][\w+-]*(\/[A-Za-z][\w+-]*)*$/;

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * A name of the time zone database, such as Africa/Nairobi. One that this system does not know is UTC: devices learn new
 * ones before it does, and `Etc/Unknown` is what a browser says that does not know where it is.
 */
export const TimeZone = z.pipe(
  text(noZone, 64, noZone).check(z.regex(NAME, noZone)),
  z.transform((name: string) => (isKnown(name) ? name : 'UTC')),
);
