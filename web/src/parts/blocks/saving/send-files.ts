import type { UploadFolder } from '#contract/uploads.ts';
import { MOST_IN_A_FORM, upload } from '#web/lib/api/uploads.ts';
import { COVER, type Files } from '#web/parts/blocks/draft/draft.ts';
import type { Part } from '#web/parts/blocks/draft/draft-files.ts';
import { isThere, lostText } from '#web/parts/blocks/files/lost-files.ts';
import type { FileFields } from './send-block.ts';

/** How much of a file has gone into storage, in bytes. */
export interface Progress {
  /** Under which the file is kept. */
  readonly name: string;
  readonly sent: number;
  readonly total: number;
}

/** A file is neither in the piece nor on this device any more: it must be chosen again. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

interface Options {
  /** Folder and form field of a cover. */
  readonly coverFolder: UploadFolder;
  readonly files: Files;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress | undefined) => void;
  /** Is told where a file lies, before the next one is sent. */
  readonly onUploaded: (name: string, upload: string) => void;
}

/**
 * Readies the files of one request: videos, and files that together are too much for a form, go straight into storage.
 * Throws `MissingFile`, what `upload` throws, and the signal's reason.
 */
export async function readyFiles(parts: readonly Part[], options: Options): Promise<FileFields> {
  const { files, coverFolder, signal, onProgress, onUploaded } = options;
  const lost = parts.find((part) => !isThere(part, files));
  if (lost) throw new MissingFile(lostText(lost));

  const waiting = parts.filter(({ chosen }) => chosen.upload === undefined);
  const inForm = waiting.filter(({ field }) => field !== 'videoResource');
  const bytes = inForm.reduce((sum, { name }) => sum + (files[name]?.size ?? 0), 0);
  const ready: Record<string, FileFields[string]> = {};
  for (const { field: part, name, chosen } of parts) {
    const field = part === COVER ? coverFolder : part;
    const file = files[name];
    if (chosen.upload !== undefined) ready[field] = chosen.upload as `upload:${string}`;
    else if (file && field !== 'videoResource' && bytes <= MOST_IN_A_FORM) ready[field] = file;
    else if (file) {
      const onSent = (sent: number) => onProgress({ name, sent, total: file.size });
      onSent(0);
      const where = await upload(field, file, { key: chosen.key, signal, onProgress: onSent });
      onProgress(undefined);
      onUploaded(name, where);
      ready[field] = where;
    }
  }
  return ready;
}
