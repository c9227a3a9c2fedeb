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

/** Any type: its content type is decided by its bytes. */
const anything = {
  largest: 100 * MEGABYTE,
  refusal: 'This file cannot be used.',
} as const;

interface UploadKind {
  /** Content type by the extension of the file's name; without it, any file may come. */
  readonly types?: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly largest: number;
  readonly refusal: string;
}

/** Kinds of uploads, by their folder of the content host. */
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

/** The kind and content type of a file's name in a folder, or undefined. */
export function typeOf(folder: UploadFolder, filename: string): string | undefined {
  const { types }: UploadKind = uploadKinds[folder];
  if (!types) return 'application/octet-stream';
  const extension = /\.(\w+)$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  // 'constructor' is no extension, though every object has it.
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** Bytes of each part of a large file but the last: the most that a broken connection has sent in vain. */
export const PART_SIZE = 5 * 1024 * 1024; // the least that S3 takes

/** The number of parts of a file of so many bytes. */
export const partsOf = (size: number): number => Math.ceil(size / PART_SIZE);
