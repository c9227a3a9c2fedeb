import { typeOf, type UploadFolder, uploadKinds } from '#contract/uploads.ts';
import { AppError } from '#platform/errors.ts';

export interface UploadDraft {
  readonly kind: UploadFolder;
  readonly filename: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Throws `upload.wrong-type` unless name and content type fit the kind, `upload.too-large` past its limit. */
export function checkUpload({ kind, filename, contentType, size }: UploadDraft): void {
  const { refusal, largest } = uploadKinds[kind];
  if (typeOf(kind, filename) !== contentType.toLowerCase()) {
    throw new AppError('wrongType', 'upload.wrong-type', refusal, { fields: { filename: refusal } });
  }
  if (size > largest) {
    const text = `At most ${largest / 1_000_000} MB, please.`;
    throw new AppError('tooLarge', 'upload.too-large', text, { fields: { size: text } });
  }
}
