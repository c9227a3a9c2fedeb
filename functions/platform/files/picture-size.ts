/** What the bytes of a picture say: its type, and its size in pixels as it is shown. */
export interface PictureSize {
  readonly type: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of a PNG or JPEG; undefined for anything else and for a file that breaks off. It looks at each byte
 * once and copies nothing, because a member may send a file that is made to keep us busy.
 */
export function readPictureSize(content: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return beginsWith(bytes, PNG) ? pngSize(bytes) : beginsWith(bytes, JPEG) ? jpegSize(bytes) : undefined;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const PNG_HEAD_BYTES = 33; // the signature, and the chunk that says the size

const beginsWith = (bytes: Buffer, beginning: Buffer, at = 0) =>
  bytes.subarray(at, at + beginning.length).equals(beginning);

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < PNG_HEAD_BYTES || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  if (!bytes.includes('IDAT') || !bytes.includes('IEND')) return undefined;
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from marker to marker up to the frame, and passes over what is between, as browsers do. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let isTurned: boolean | undefined;
  let at = 2;
  for (;;) {
    while (at < bytes.length && bytes[at] !== 0xff) at += 1;
    if (at >= bytes.length) return undefined;
    while (bytes[at] === 0xff) at += 1; // any number of them fills the space before a marker
    const marker = bytes[at] ?? 0;
    at += 1;
    if (standsAlone(marker)) continue;
    const end = at + u16(bytes, at);
    if (marker === SCAN || marker === END || end < at + 2 || end > bytes.length) return undefined;
    if (SHOWN_FRAMES.has(marker)) {
      if (end < at + 7 || !bytes.includes(END_OF_JPEG, end)) return undefined;
      const [height, width] = [u16(bytes, at + 3), u16(bytes, at + 5)];
      return { type: 'jpg', ...(isTurned ? { width: height, height: width } : { width, height }) };
    }
    if (marker === APP1 && beginsWith(bytes, EXIF, at + 2)) isTurned ??= liesOnItsSide(bytes, at + 8, end);
    at = end;
  }
}

const APP1 = 0xe1;
const SCAN = 0xda;
const END = 0xd9;
/** Baseline, extended and progressive: no browser shows the others. */
const SHOWN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Markers without a length: an escaped 0xff, TEM, restarts and another beginning. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12; // bytes of an entry of the directory

/** How the camera was held, by EXIF, from its TIFF header at `start`: 5 to 8 swap width and height. */
function liesOnItsSide(bytes: Buffer, start: number, end: number): boolean | undefined {
  const isLittle = bytes.toString('latin1', start, start + 2) === 'II';
  const short = (at: number) => u16(bytes, at, isLittle);
  const [high, low] = isLittle ? [6, 4] : [4, 6];
  const directory = start + short(start + high) * 0x10000 + short(start + low);
  for (let entry = directory + 2; entry + ENTRY_BYTES <= end; entry += ENTRY_BYTES) {
    if (entry >= directory + 2 + short(directory) * ENTRY_BYTES) return undefined;
    if (short(entry) === ORIENTATION) return short(entry + 8) >= 5 && short(entry + 8) <= 8;
  }
  return undefined;
}

/** Reads zeros past the end. */
function u16(bytes: Buffer, at: number, isLittle = false): number {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  return isLittle ? second * 0x100 + first : first * 0x100 + second;
}
