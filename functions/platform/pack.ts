/**
 * Packs a text, or unpacks it. zlib is imported only for a long one: it takes a cold start as long as a table's client.
 */
export async function pack(
  way: 'gzip' | 'deflateRaw' | 'inflateRaw',
  content: string | Uint8Array,
): Promise<Buffer> {
  const zlib = await import('node:zlib');
  return new Promise((resolve, reject) => {
    zlib[way](content, (error, packed) => (error ? reject(error) : resolve(packed)));
  });
}
