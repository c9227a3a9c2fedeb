import * as z from 'zod/mini';
import { maxLength } from '#contract/fields/checks.ts';
import { Id, requiredLine, requiredText, text, wholeNumber } from '#contract/fields/field.ts';
import { partsOf, type UploadFolder, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { route } from '#contract/route.ts';

const UploadDraft = z.object({
  kind: z.enum(Object.keys(uploadKinds) as UploadFolder[], 'There is no such kind of upload.'),
  filename: requiredLine('A file needs a name.', 255),
  contentType: requiredText('A file needs a content type.', 100),
  size: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The size must be a whole number of bytes, at least 1.'),
});

const MOST_PARTS = partsOf(uploadKinds.videoResource.largest);
const PartNumber = wholeNumber(1, MOST_PARTS, 'The number of a part is a whole number from 1 on.');

const Part = z.object(
  {
    number: PartNumber,
    /** The etag of the storage's reply. */
    etag: text('A part needs the ETag that the storage answered.', 100).check(
      z.regex(/^("?)[\w-]+\1$/, 'This is no ETag of a part.'),
    ),
  },
  'A part is its number and its ETag.',
);

/** The number is checked before any of them. */
const Parts = z.pipe(
  z
    .array(z.unknown(), 'The parts of the file are missing.')
    .check(
      maxLength(MOST_PARTS, `A file has at most ${MOST_PARTS} parts.`),
      z.describe('`{ number, etag }` of each part, from the first to the last.'),
    ),
  z.array(Part),
);

export const createUpload = route({
  method: 'POST',
  path: '/api/uploads',
  summary:
    'Lets the caller put one file straight into storage; a file field then carries `upload:<id>`. At most 20 are open, and 2 GB a day, with what comes in forms.',
  uploads: 'put',
  status: 201,
  input: () => UploadDraft,
  output: () =>
    z.object({
      data: z.object({
        id: Id,
        /** Where to put it, within the hour. */
        url: z.string(),
        method: z.literal('PUT'),
        headers: z.record(z.string(), z.string()),
      }),
    }),
});

export const createPartedUpload = route({
  method: 'POST',
  path: '/api/uploads/parts',
  summary:
    'The same for a file that goes in parts of 5 MiB, so that it goes on where it broke off: its id is good for 7 days.',
  uploads: 'put',
  status: 201,
  input: () => UploadDraft,
  output: () => z.object({ data: z.object({ id: Id }) }),
});

export const signParts = route({
  method: 'GET',
  path: '/api/uploads/{id}/parts',
  summary:
    'Where to put the next parts of a file, at most 10 from a number on, in the order of their numbers.',
  uploads: 'put',
  input: () =>
    z.object({
      id: Id,
      from: PartNumber,
    }),
  output: () =>
    z.object({
      data: z.array(
        z.object({
          number: z.int(),
          /** Exactly so many bytes. */
          size: z.int(),
          /** Where to `PUT` it, within the hour; a repeated part replaces the first. */
          url: z.string(),
        }),
      ),
    }),
});

export const completeUpload = route({
  method: 'POST',
  path: '/api/uploads/{id}/complete',
  summary: 'Makes one file of all parts; `upload:<id>` stands for it then.',
  uploads: 'complete',
  input: () =>
    z.object({
      id: Id,
      parts: Parts,
    }),
  output: () => z.object({ data: z.object({ id: Id }) }),
});

export const deleteUpload = route({
  method: 'DELETE',
  path: '/api/uploads/{id}',
  summary: 'Gives up an upload that nothing has taken over, with all that has arrived of it.',
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const uploads = { createUpload, createPartedUpload, signParts, completeUpload, deleteUpload };
