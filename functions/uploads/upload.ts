import { PART_SIZE, partsOf, typeOf, type UploadFolder, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { AppError } from '#platform/errors.ts';
import { checkFileName } from '#platform/files/file-name.ts';

export interface UploadDraft {
  readonly kind: UploadFolder;
  readonly filename: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * An upload with the content type under which it is stored: where any file may come, whatever the browser calls it.
 * Throws `upload.wrong-type` unless name and content type fit the kind, `upload.too-large` past its limit, and
 * `file.name` when the name is shown to others and cannot be. That is checked before a byte is sent.
 */
export function checkUpload(draft: UploadDraft): UploadDraft {
  const { kind, filename, size } = draft;
  const { refusal, largest } = uploadKinds[kind];
  const contentType = typeOf(kind, filename);
  if (contentType === undefined || (kind !== 'file' && contentType !== draft.contentType.toLowerCase())) {
    throw new AppError('wrongType', 'upload.wrong-type', refusal, { fields: { filename: refusal } });
  }
  if (size > largest) {
    const text = `At most ${largest / 1_000_000} MB, please.`;
    throw new AppError('tooLarge', 'upload.too-large', text, { fields: { size: text } });
  }
  if (kind === 'file' || kind === 'material') checkFileName(filename, 'filename');
  return { ...draft, contentType };
}

const MAX_SIGNED_PARTS = 10; // parts: on one bar of signal half an hour's worth

/** The next parts of a file of so many bytes from a number on, each with how many bytes it has. */
export function nextParts(size: number, from: number): { number: number; size: number }[] {
  const count = Math.min(MAX_SIGNED_PARTS, partsOf(size) - from + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const number = from + index;
    return { number, size: Math.min(PART_SIZE, size - (number - 1) * PART_SIZE) };
  });
}

/** Throws `upload.wrong-parts` unless they are all parts of a file of so many bytes, each once and in order. */
export function checkParts(size: number, parts: readonly { number: number }[]): void {
  const isWhole = parts.length === partsOf(size) && parts.every(({ number }, index) => number === index + 1);
  if (!isWhole) throw wrongParts();
}

export function wrongParts(cause?: unknown): AppError {
  const text = 'These are not all parts of the file, as they have arrived. Please send it again.';
  return new AppError('invalid', 'upload.wrong-parts', text, { cause, fields: { parts: text } });
}

export function wrongSize(): AppError {
  const text = 'What has arrived is not as large as the file that was announced. Please choose it again.';
  return new AppError('invalid', 'upload.wrong-size', text);
}
