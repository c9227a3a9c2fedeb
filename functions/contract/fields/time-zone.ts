import * as z from 'zod/mini';
import { text } from './field.ts';

const noZone = 'This must be a time zone, such as Africa/Nairobi.';

// Offsets such as +05:30 are none: they know no summer.
function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What a browser says that does not know where it is. */
const UNKNOWN = 'Etc/Unknown';

/** A name of the time zone database, such as Africa/Nairobi. */
export const TimeZone = z.pipe(
  text(noZone, 64, noZone).check(z.refine((name) => name === UNKNOWN || isZone(name), noZone)),
  z.transform((name: string) => (name === UNKNOWN ? 'UTC' : name)),
);
