import * as z from 'zod/mini';
import { Id, requiredText, text, wholeNumber } from './field.ts';
import { route } from './route.ts';

const MEGABYTE = 1_000_000; // bytes

const picture = {
  types: { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  largest: 10 * MEGABYTE,
  refusal: 'Only pictures in PNG or JPEG format can be used.',
} as const;
const video = {
  types: { mp4: 'video/mp4', m4v: 'video/mp4', mov: 'video/quicktime', qt: 'video/quicktime' },
  largest: 500 * MEGABYTE,
  refusal: 'Only videos in MP4 or QuickTime format can be used.',
} as const;

const material = {
  types: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    txt: 'text/plain',
    ppt: 'application/vnd.ms-powerpoint',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  largest: 100 * MEGABYTE,
  refusal: 'Only pdf, doc, txt, powerpoint and excel files can be used.',
} as const;

/** Whatever it is: what it is served as is decided once its bytes are there. */
const anything = {
  largest: 100 * MEGABYTE,
  refusal: 'This file cannot be used.',
} as const;

interface UploadKind {
  /** Content type by the extension of the file's name; without, any file may come. */
  readonly types?: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly largest: number;
  readonly refusal: string;
}

/** What may go past the API, by the folder of the content host that it is for. */
export const uploadKinds = {
  attachments: picture,
  community: picture,
  group: picture,
  enterprise: picture,
  news: picture,
  img: picture,
  videoCover: picture,
  videoResource: video,
  thumbnail: picture,
  coverImg: picture,
  material,
  file: anything,
} as const satisfies Record<string, UploadKind>;
export type UploadFolder = keyof typeof uploadKinds;

/** The kind and content type that a file's name stands for in a folder, or undefined. */
export function typeOf(folder: UploadFolder, filename: string): string | undefined {
  const { types }: UploadKind = uploadKinds[folder];
  if (!types) return 'application/octet-stream';
  const extension = /\.(\w+)$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  // 'constructor' is no extension of a file, though every object knows it.
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** Bytes of each part of a file that goes in parts, but the last: what a connection that breaks has sent in vain at most. */
export const PART_SIZE = 5 * 1024 * 1024; // the least that S3 takes

/** How many parts a file of so many bytes goes in. */
export const partsOf = (size: number): number => Math.ceil(size / PART_SIZE);

const UploadDraft = z.object({
  kind: z.enum(Object.keys(uploadKinds) as UploadFolder[], 'There is no such kind of upload.'),
  filename: requiredText('A file needs a name.', 255),
  contentType: requiredText('A file needs a content type.', 100),
  size: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The size must be a whole number of bytes, at least 1.'),
});

const MOST_PARTS = partsOf(video.largest);
const PartNumber = wholeNumber(1, MOST_PARTS, 'The number of a part is a whole number from 1 on.');

const Part = z.object(
  {
    number: PartNumber,
    /** As the storage answered it. */
    etag: text('A part needs the ETag that the storage answered.', 100).check(
      z.regex(/^("?)[\w-]+\1$/, 'This is no ETag of a part.'),
    ),
  },
  'A part is its number and its ETag.',
);

/** They are counted before one is looked at. */
const Parts = z.pipe(
  z
    .array(z.unknown(), 'The parts of the file are missing.')
    .check(
      z.maxLength(MOST_PARTS, { error: `A file has at most ${MOST_PARTS} parts.`, abort: true }),
      z.describe('`{ number, etag }` of each part, from the first to the last.'),
    ),
  z.array(Part),
);

export const uploads = {
  createUpload: route({
    method: 'POST',
    path: '/api/uploads',
    summary:
      'Lets the caller put one file straight into storage; a file field then carries `upload:<id>`. At most 20 are open, and 2 GB a day.',
    access: 'member',
    table: 'write',
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
  }),
  createPartedUpload: route({
    method: 'POST',
    path: '/api/uploads/parts',
    summary:
      'The same for a file that goes in parts of 5 MiB, so that it goes on where it broke off: its id is good for 7 days.',
    access: 'member',
    table: 'write',
    uploads: 'put',
    status: 201,
    input: () => UploadDraft,
    output: () => z.object({ data: z.object({ id: Id }) }),
  }),
  signParts: route({
    method: 'GET',
    path: '/api/uploads/{id}/parts',
    summary:
      'Where to put the next parts of a file, at most 10 from a number on, in the order of their numbers.',
    access: 'member',
    table: 'read',
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
            /** Bytes, to the one. */
            size: z.int(),
            /** Where to put it by `PUT`, within the hour; what is put there again takes its place. */
            url: z.string(),
          }),
        ),
      }),
  }),
  completeUpload: route({
    method: 'POST',
    path: '/api/uploads/{id}/complete',
    summary: 'Makes one file of all parts; `upload:<id>` stands for it then.',
    access: 'member',
    table: 'write',
    uploads: 'complete',
    input: () =>
      z.object({
        id: Id,
        parts: Parts,
      }),
    output: () => z.object({ data: z.object({ id: Id }) }),
  }),
  deleteUpload: route({
    method: 'DELETE',
    path: '/api/uploads/{id}',
    summary: 'Gives up an upload that nothing has taken over, with all that has arrived of it.',
    access: 'member',
    table: 'write',
    input: () => z.object({ id: Id }),
    output: () => z.object({ id: Id }),
  }),
};
