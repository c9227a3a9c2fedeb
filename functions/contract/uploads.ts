import * as z from 'zod/mini';
import { Id, requiredText, wholeNumber } from './field.ts';
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
  news: picture,
  img: picture,
  videoCover: picture,
  videoResource: video,
  thumbnail: picture,
  file: anything,
} as const satisfies Record<string, UploadKind>;
export type UploadFolder = keyof typeof uploadKinds;

/** The kind and content type that a file's name stands for in a folder, or undefined. */
export function typeOf(folder: UploadFolder, filename: string): string | undefined {
  const { types }: UploadKind = uploadKinds[folder];
  if (!types) return 'application/octet-stream';
  return types[/\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''];
}

export const uploads = {
  createUpload: route({
    method: 'POST',
    path: '/api/uploads',
    summary:
      'Lets the caller put one file straight into storage; a file field then carries `upload:<id>`. At most 20 are open, and 2 GB a day.',
    access: 'member',
    table: 'write',
    uploads: true,
    status: 201,
    input: z.object({
      kind: z.enum(Object.keys(uploadKinds) as UploadFolder[], 'There is no such kind of upload.'),
      filename: requiredText('A file needs a name.', 255),
      contentType: requiredText('A file needs a content type.', 100),
      size: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The size must be a whole number of bytes, at least 1.'),
    }),
    output: z.object({
      data: z.object({
        id: Id,
        /** Where to put it, within the hour. */
        url: z.string(),
        method: z.literal('PUT'),
        headers: z.record(z.string(), z.string()),
      }),
    }),
  }),
};
