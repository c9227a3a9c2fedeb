import { fileTypeFromBuffer } from 'file-type';

/** What MP4 and QuickTime begin with: the library, which knows many types and unpacks some, sees nothing else. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'wide']);

/** The content type of a film in MP4 or QuickTime, or of what else comes in such boxes, by its first bytes. */
export async function readFilmType(sample: Uint8Array): Promise<string | undefined> {
  const isFilm = FIRST_BOXES.has(Buffer.from(sample.subarray(4, 8)).toString('latin1'));
  const found = isFilm ? await fileTypeFromBuffer(sample) : undefined;
  return found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
}
