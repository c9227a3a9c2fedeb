import * as z from 'zod/mini';
import { hasAtMost, isPlain, isVisible, turnsText } from './characters.ts';
import { maxLength, minLength, stopUnless } from './checks.ts';
import { inGroups } from './number.ts';

/** Field schemas that the rows share. Multipart carries only text, so numbers and flags are read from it. */

/** A schema with more checks. Unlike its own `check` it costs nothing where nobody asks for it (`lib/bundle.ts`). */
export const checked = <Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks: Parameters<Schema['check']>
): Schema => schema.check(...checks);

/** An id, and what is said of one that is missing or none. */
export const idField = (missing: string, wrong = missing) =>
  z.string(wrong).check(maxLength(64, wrong), minLength(1, missing), z.refine(isPlain, wrong));

export const Id = idField('An id is missing.', 'This is not an id.');

/**
 * A text of at most so many characters; kept as typed. The limit comes first: what is too long is given to no other check,
 * some of which would take much longer than its length.
 */
export const text = (
  missing: string,
  longest: number,
  tooLong = `At most ${inGroups(longest)} characters, please.`,
) =>
  z.string(missing).check(
    stopUnless((text) => hasAtMost(text, longest), tooLong),
    z.refine(isPlain, 'This text holds characters that cannot be shown.'),
  );

/** A text that must hold something to see; kept as typed. */
export const requiredText = (missing: string, longest: number) =>
  text(missing, longest).check(z.refine(isVisible, missing));

export const optionalText = (longest: number) => z.optional(text('This must be a text.', longest));

const readsAsTyped = z.refine<string>(
  (text) => !turnsText(text),
  'This holds hidden characters that turn the text around. Please type it without them.',
);

/** A name or title: a required text that reads in the order in which it was typed. */
export const nameText = (missing: string, longest: number) =>
  requiredText(missing, longest).check(readsAsTyped);

/** The same, or blank for none. */
export const optionalName = (longest: number) =>
  z.optional(
    text('This must be a text.', longest).check(
      z.refine((text) => text.trim() === '' || isVisible(text), 'There is nothing to see in this text.'),
      readsAsTyped,
    ),
  );

/** A whole number, also as digits in a text. */
export function wholeNumber(smallest: number, largest: number, text: string) {
  return z.pipe(
    z.union([z.number(), z.string()], text),
    z.pipe(
      z.transform((value: number | string) =>
        typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value),
      ),
      z.number(text).check(
        // However large: a number of digits that no integer holds is still a whole number.
        z.refine((value) => Number.isInteger(value), text),
        z.gte(smallest, text),
        z.lte(largest, text),
      ),
    ),
  );
}

/**
 * What the reply of anything that can be edited carries: how often it was edited, and when last (ISO 8601 UTC; absent
 * when it never was). A change that sends `version` takes effect only while that is the stored one.
 */
export const versioned = { version: z._default(z.int(), 0), changedAt: z.optional(z.string()) };

/** A time as documented for beginnings and ends: milliseconds since 1970, as digits in a text. */
export const EpochTime = (missing: string) =>
  z.string(missing).check(z.refine((text) => /^\d{1,15}$/.test(text), missing));

const versionText = 'The version must be a whole number.';

/** The version that a change begins from; one without is not checked. */
export const Version = z.optional(
  z.pipe(
    z.union(
      [z.int(versionText), z.string().check(z.refine((text) => /^\d{1,15}$/.test(text), versionText))],
      versionText,
    ),
    z.transform(Number),
  ),
);

/** A boolean, also as 'true' or 'false'. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], "This must be 'true' or 'false'."),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

/** A file as it arrives at a function: its whole content, and the name the member's device gave it. */
export interface FormFile {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** A file that went past the API (`POST /api/uploads`): `upload:` and the upload's id. */
export type UploadRef = `upload:${string}`;

/** What a file field may hold: a browser's `Blob` on the way out, a `FormFile` on the way in, or an upload. */
export type FileValue = Blob | FormFile | UploadRef;

export const uploadRef = (id: string): UploadRef => `upload:${id}`;

const isFile = (value: unknown) =>
  (typeof Blob !== 'undefined' && value instanceof Blob) ||
  (typeof value === 'string' && /^upload:[0-9A-Z]{26}$/.test(value)) ||
  (typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array);

export const FileField = z.custom<FileValue>(isFile, 'This must be a file.');

const FileOrNone = z.optional(z.union([z.literal(''), z.null(), FileField], 'This must be a file.'));

/** A file of something new; a form that has none chosen sends an empty text. */
export const OptionalFile = z.pipe(
  FileOrNone,
  z.transform((value: FileValue | '' | null | undefined) => value || undefined),
);

/** A file of something that is there: without the field it stays, and goes where the field is sent empty or null. */
export const ChangedFile = z.pipe(
  FileOrNone,
  z.transform((value: FileValue | '' | null | undefined) => (value === '' ? null : value)),
);
