import * as z from 'zod/mini';
import { hasAtMost, inOneLine, isPlain, isVisible, turnsText } from './characters.ts';
import { maxLength, minLength, stopUnless } from './checks.ts';
import { inGroups } from './number.ts';

/** Field schemas that the rows share. Multipart carries only text, so numbers and flags are parsed from text. */

/** A schema with more checks. Unlike zod's own `check` it costs nothing where it is not used (`lib/bundle.ts`). */
export const checked = <Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks: Parameters<Schema['check']>
): Schema => schema.check(...checks);

/** An id, and the error for a missing or malformed one. */
export const idField = (missing: string, wrong = missing) =>
  z.string(wrong).check(maxLength(64, wrong), minLength(1, missing), z.refine(isPlain, wrong));

const idText = 'This is not an id.';
export const Id = idField('An id is missing.', idText);

/** An id, or none: a form sends an empty text for it. */
export const OptionalId = z.optional(
  z.pipe(
    z.union([z.literal(''), z.null(), Id], idText),
    z.transform((id: string | null) => id || undefined),
  ),
);

/** A field that a list is narrowed by. Sent empty it counts as absent, as an empty search finds everything. */
export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), schema], { error: ({ errors }) => errors[1]?.[0]?.message }),
      z.transform((value) => (value === '' ? undefined : (value as Exclude<z.output<Schema>, ''>))),
    ),
  );

/**
 * A text of at most so many characters; kept as typed. The length is checked first, because some other checks would
 * take much longer for a text that is too long.
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

/** A text with something to see; kept as typed. */
export const requiredText = (missing: string, longest: number) =>
  text(missing, longest).check(z.refine(isVisible, missing));

export const optionalText = (longest: number) => z.optional(text('This must be a text.', longest));

/** No characters that change the direction of the text around them. */
export const readsAsTyped = z.refine<string>(
  (text) => !turnsText(text),
  'This holds hidden characters that turn the text around. Please type it without them.',
);

/** Line breaks and tabs become spaces. */
const asOneLine = z.overwrite(inOneLine);

/** A text in one line. */
export const lineText = (missing: string, longest: number) => text(missing, longest).check(asOneLine);

/** The same, with something to see. */
export const requiredLine = (missing: string, longest: number) =>
  requiredText(missing, longest).check(asOneLine);

/** A name or title: the same without characters that change its direction. */
export const nameText = (missing: string, longest: number) =>
  requiredLine(missing, longest).check(readsAsTyped);

/** The same, or blank for none. */
export const optionalName = (longest: number) =>
  z.optional(
    text('This must be a text.', longest).check(
      z.refine((text) => text.trim() === '' || isVisible(text), 'There is nothing to see in this text.'),
      asOneLine,
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
        // However large: digits that no integer holds are still a whole number.
        z.refine((value) => Number.isInteger(value), text),
        z.gte(smallest, text),
        z.lte(largest, text),
      ),
    ),
  );
}

/**
 * Fields of the reply of everything that can be edited: how often it was edited, and when last (ISO 8601 UTC; absent
 * when it never was). A change that sends `version` takes effect only while that is the stored one.
 */
export const versioned = { version: z._default(z.int(), 0), changedAt: z.optional(z.string()) };

/** A time of a beginning or an end, as the documents have it: milliseconds since 1970, as digits in a text. */
export const EpochTime = (missing: string) =>
  z.string(missing).check(z.refine((text) => /^\d{1,15}$/.test(text), missing));

const versionText = 'The version must be a whole number.';

/** The version that a change begins from; without one it is not checked. */
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

/** A file as a function gets it: its content, and the name that the member's device gave it. */
export interface FormFile {
  readonly filename: string;
  readonly content: Uint8Array;
  /** The second file of the same field: the picture made small by the sending device. */
  readonly small?: Omit<FormFile, 'small'>;
}

/** A file that was uploaded past the API (`POST /api/uploads`): `upload:` and the upload's id. */
export type UploadRef = `upload:${string}`;

/** The value of a file field: a browser's `Blob` when sent, a `FormFile` when received, or an upload. */
export type FileValue = Blob | FormFile | UploadRef;

export const uploadRef = (id: string): UploadRef => `upload:${id}`;

const isFile = (value: unknown) =>
  (typeof Blob !== 'undefined' && value instanceof Blob) ||
  (typeof value === 'string' && /^upload:[0-9A-Z]{26}$/.test(value)) ||
  (typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array);

export const FileField = z.custom<FileValue>(isFile, 'This must be a file.');

const FileOrNone = z.optional(z.union([z.literal(''), z.null(), FileField], 'This must be a file.'));

/** A file of something new; a form without a chosen file sends an empty text. */
export const OptionalFile = z.pipe(
  FileOrNone,
  z.transform((value: FileValue | '' | null | undefined) => value || undefined),
);

/** A file of something that exists: without the field it stays; it is removed where the field is empty or null. */
export const ChangedFile = z.pipe(
  FileOrNone,
  z.transform((value: FileValue | '' | null | undefined) => (value === '' ? null : value)),
);
