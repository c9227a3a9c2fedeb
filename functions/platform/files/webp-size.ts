const FIRST_CHUNK = 12; // bytes before it: RIFF, the length of the rest, WEBP
const LEAST_BYTES = 30;

/**
 * The size of a WebP in pixels; undefined for anything else and for a file that breaks off. Format:
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export function readWebpSize(
  content: Uint8Array,
): { type: 'webp'; width: number; height: number } | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < LEAST_BYTES || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, FIRST_CHUNK) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length)
    return undefined;
  const of = (width: number, height: number) => ({ type: 'webp' as const, width, height });
  switch (bytes.toString('latin1', FIRST_CHUNK, FIRST_CHUNK + 4)) {
    case 'VP8 ':
      return of(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return of(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
}
