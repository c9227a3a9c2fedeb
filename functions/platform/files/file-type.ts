import type { FileSource } from './files.ts';
import { readFilmType } from './film-type.ts';

/** What a file is stored and served as. */
export type StoredType = Omit<FileSource, 'content'>;

interface ShownType {
  readonly contentType: string;
  /** What people call it. */
  readonly called: string;
  /** Extensions of the type; a file is stored under the first. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether the file's first bytes, one character each, are of this type; films are recognised by their boxes. */
  readonly begins?: (head: string) => boolean;
}

const as = (beginning: string) => (head: string) => head.startsWith(beginning);
const isGif = (head: string) => head.startsWith('GIF87a') || head.startsWith('GIF89a');
const isWebP = (head: string) => head.startsWith('RIFF') && head.startsWith('WEBP', 8);
/** Some tools write a byte order mark, or an empty line, before it. */
const isPdf = (head: string) => /^(\xef\xbb\xbf)?\s*%PDF-/.test(head);
/** Matroska is the same but for the document type. */
const isWebM = (head: string) => head.startsWith('\x1aE\xdf\xa3') && head.includes('B\x82\x84webm');

/** Types that a browser shows in place: both the name and the bytes must say so. */
const shown: readonly ShownType[] = [
  { contentType: 'image/png', called: 'a PNG picture', extensions: ['png'], begins: as('\x89PNG\r\n\x1a\n') },
  {
    contentType: 'image/jpeg',
    called: 'a JPEG picture',
    extensions: ['jpg', 'jpeg', 'jfif'],
    begins: as('\xff\xd8\xff'),
  },
  { contentType: 'image/gif', called: 'a GIF picture', extensions: ['gif'], begins: isGif },
  { contentType: 'image/webp', called: 'a WebP picture', extensions: ['webp'], begins: isWebP },
  { contentType: 'application/pdf', called: 'a PDF', extensions: ['pdf'], begins: isPdf },
  { contentType: 'video/mp4', called: 'an MP4 video', extensions: ['mp4', 'm4v'] },
  { contentType: 'video/quicktime', called: 'a QuickTime video', extensions: ['mov', 'qt'] },
  { contentType: 'video/webm', called: 'a WebM video', extensions: ['webm'], begins: isWebM },
];

const oldOffice = as('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const zip = as('PK\x03\x04');
const officeXml = 'application/vnd.openxmlformats-officedocument';

/**
 * Types that are downloads anyway, but whose bytes are checked: by extension, where several share their first bytes.
 */
const downloads: Readonly<Record<string, { contentType: string; begins?: ShownType['begins'] }>> = {
  doc: { contentType: 'application/msword', begins: oldOffice },
  xls: { contentType: 'application/vnd.ms-excel', begins: oldOffice },
  ppt: { contentType: 'application/vnd.ms-powerpoint', begins: oldOffice },
  docx: { contentType: `${officeXml}.wordprocessingml.document`, begins: zip },
  xlsx: { contentType: `${officeXml}.spreadsheetml.sheet`, begins: zip },
  pptx: { contentType: `${officeXml}.presentationml.presentation`, begins: zip },
  zip: { contentType: 'application/zip', begins: zip },
  // Any text, but none of the known types.
  txt: { contentType: 'text/plain', begins: (head) => !oldOffice(head) && !zip(head) },
};

const HEAD_BYTES = 64; // bytes that all of these are known by

/**
 * Recognises a file by its first bytes and by the name that its owner gave it. A file of no known type is stored as
 * bytes. Where name and bytes disagree about a type that a browser would show, it answers the error for that.
 */
export async function readFileType(
  filename: string,
  sample: Uint8Array,
): Promise<StoredType | { readonly refusal: string }> {
  const extension = /\.([a-z0-9]{1,10})$/.exec(filename.trim().toLowerCase())?.[1] ?? '';
  const head = Buffer.from(sample.subarray(0, HEAD_BYTES)).toString('latin1');
  const film = await readFilmType(sample);
  const found = shown.find(({ begins, contentType }) => (begins ? begins(head) : contentType === film));
  const named = shown.find(({ extensions }) => extensions.includes(extension));
  if (found !== named) return { refusal: disagreement(extension, found, named) };
  if (found) return { contentType: found.contentType, extension: found.extensions[0] };

  const known = Object.hasOwn(downloads, extension) ? downloads[extension] : undefined;
  const isKnown = known?.begins?.(head) ?? true;
  return {
    contentType: (isKnown && known?.contentType) || 'application/octet-stream',
    extension: extension || 'bin',
  };
}

function disagreement(extension: string, found: ShownType | undefined, named: ShownType | undefined): string {
  if (!found) {
    return `The name of this file says that it is ${named?.called}, but it is something else. Please choose another.`;
  }
  const says = named
    ? `says that it is ${named.called}`
    : extension
      ? `ends in “.${extension}”`
      : 'does not say what it is';
  return `This is ${found.called}, but its name ${says}. Please give it a name that ends in “.${found.extensions[0]}”.`;
}
