import { uploadKinds } from '#contract/fields/upload-kinds.ts';

/** The first boxes of MP4 and QuickTime. The library knows many types and unpacks some, so it sees nothing else. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'wide']);
const BOX_HEAD_BYTES = 8; // the length of a box, and its name

/** The content type of a film in MP4, QuickTime or another format of boxes, by its first bytes. */
export async function readFilmType(sample: Uint8Array): Promise<string | undefined> {
  const head = Buffer.from(sample.subarray(0, BOX_HEAD_BYTES));
  if (head.length < BOX_HEAD_BYTES || !FIRST_BOXES.has(head.toString('latin1', 4))) return undefined;
  // The 'wide field': where four letters stand for the length, the number is larger than any film.
  if (head.readUInt32BE(0) > uploadKinds.videoResource.largest) return undefined;
  // The library is imported late: few files are films, and it knows all types.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(sample);
  return found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
}
