import { uploadKinds } from '#contract/upload-kinds.ts';

/** What MP4 and QuickTime begin with: the library, which knows many types and unpacks some, sees nothing else. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'wide']);
const BOX_HEAD_BYTES = 8; // the length of a box, and its name

/** The content type of a film in MP4 or QuickTime, or of what else comes in such boxes, by its first bytes. */
export async function readFilmType(sample: Uint8Array): Promise<string | undefined> {
  const head = Buffer.from(sample.subarray(0, BOX_HEAD_BYTES));
  if (head.length < BOX_HEAD_BYTES || !FIRST_BOXES.has(head.toString('latin1', 4))) return undefined;
  // “The wide field”: where four letters stand for the length, it is more than any film has.
  if (head.readUInt32BE(0) > uploadKinds.videoResource.largest) return undefined;
  // Few files are films, and this knows all types that there are.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(sample);
  return found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
}
