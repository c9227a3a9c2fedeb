import * as z from 'zod/mini';
import { stopUnless } from './checks.ts';
import { isDay } from './day.ts';
import { nameText, optionalName, text } from './field.ts';

/** Field schemas of what members say of themselves. */

/** What members say of themselves in a line: the village or region they live in, and what they grow or do. */
export const AboutMember = { place: z.optional(z.string()), grows: z.optional(z.string()) };

const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone number in E.164, or an empty text for none. */
export const phone = z.optional(
  text('Enter Phone number', 16, 'Enter Phone number').check(
    z.refine((text) => text === '' || E164.test(text), 'Enter Phone number'),
  ),
);
const dayText = 'Please use the format YYYY-MM-DD.';
/** YYYY-MM-DD, or an empty text for none. */
export const birthday = z.optional(
  text(dayText, 10, dayText).check(
    stopUnless((text) => /^(\d{4}-\d{2}-\d{2})?$/.test(text), dayText),
    stopUnless((text) => text === '' || isDay(text), 'There is no such day.'),
    stopUnless((text) => text === '' || text >= '1900', 'Please check the year: it is before 1900.'),
    z.refine((text) => text === '' || Date.parse(text) <= Date.now(), 'This day is still to come.'),
  ),
);
export const isEmail = z.refine<string>(
  (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  'This is not an e-mail address.',
);

/** A first or last name, wherever it comes from. */
export const PersonName = nameText('A name is missing.', 200);
export const firstName = nameText('You must enter First Name', 200);
export const lastName = nameText('You must enter Last Name', 200);

/** One line each; an empty text for none. */
export const place = optionalName(200);
export const grows = optionalName(200);
