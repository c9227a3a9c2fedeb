import type { Folder } from '#contract/route.ts';
import { keptUrls, namedContentUrl } from '#web/lib/config.ts';
import { fileType } from '#web/lib/format/file-type.ts';
import { formatSize } from '#web/lib/format/format-size.ts';

/** A file of the content host, and what is known of it before it is loaded. */
export interface StoredFile {
  readonly folder: Folder;
  /** Its name on the content host. */
  readonly filename: string;
  /** The title under which it is opened and downloaded. */
  readonly title: string;
  /** The name that its owner's device gave it. */
  readonly name: string;
  /** Its content type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** The fields of API replies about a file. */
export interface AttachedFile {
  /** As in `StoredFile`. */
  readonly file?: Pick<StoredFile, 'name' | 'type' | 'size'> | undefined;
  readonly filename?: string | undefined;
}

interface Named {
  readonly file?: { readonly name: string } | undefined;
  readonly filename?: string | undefined;
}

/** `PDF`; undefined where there is no file, or neither of its names says. */
export const typeOfFile = ({ file, filename }: Named): string | undefined =>
  fileType(file?.name ?? '') ?? fileType(filename ?? '');

export type FileKind = 'picture' | 'video' | 'pdf' | 'text' | 'table' | 'slides' | 'sound' | 'other';

const shown: readonly [FileKind, RegExp][] = [
  ['picture', /^image\/(png|jpeg|gif|webp|avif)$/],
  ['video', /^video\/(mp4|quicktime|webm)$/],
];

const kinds: Partial<Record<string, FileKind>> = Object.fromEntries([
  ...['DOC', 'DOCX', 'ODT', 'RTF', 'TXT', 'PDF'].map((type) => [type, 'text']),
  ...['CSV', 'ODS', 'XLS', 'XLSX'].map((type) => [type, 'table']),
  ...['ODP', 'PPT', 'PPTX'].map((type) => [type, 'slides']),
  ...['AAC', 'FLAC', 'M4A', 'MP3', 'OGG', 'WAV'].map((type) => [type, 'sound']),
]);

/** Its type; the content host shows pictures, videos and PDFs. */
export function kindOf({ type, name, filename }: StoredFile): FileKind {
  const [kind] = shown.find(([, types]) => types.test(type)) ?? [];
  if (kind) return kind;
  if (type === 'application/pdf' && filename.endsWith('.pdf')) return 'pdf';
  return kinds[fileType(name) ?? ''] ?? 'other';
}

/** `PDF, 2.4 MB` */
export const typeAndSize = (file: StoredFile): string =>
  [typeOfFile({ file, filename: file.filename }), formatSize(file.size)].filter(Boolean).join(', ');

/**
 * The attributes of a link to a file: what a browser shows opens in a new tab (`isShown`), other types are downloaded.
 * Without a connection, what is kept on this device is downloaded from it; the way is undefined where that is nothing.
 */
export function wayTo(file: StoredFile, isOnline: boolean) {
  const { folder, filename, title } = file;
  const isShown = ['pdf', 'picture'].includes(kindOf(file));
  if (!isOnline) {
    const kept = keptUrls.get(`${folder}/${filename}`);
    if (!kept) return { isShown, way: undefined };
    const ending = /\.\w+$/.exec(filename)?.[0] ?? '';
    return {
      isShown: false,
      way: { href: kept, download: title.endsWith(ending) ? title : title + ending },
    };
  }
  const href = namedContentUrl(folder, filename, title, !isShown);
  return { isShown, way: { href, ...(isShown ? { target: '_blank' } : { download: true }) } };
}
