import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by their names, read by its directory; throws where a checksum is wrong. */
export function unzip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('this is no archive');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, checksum, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
    ];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const stored = bytes.subarray(start, start + size);
    const content = method === 0 ? stored : inflateRawSync(stored);
    const path = bytes.toString('utf8', at + 46, at + 46 + name);
    if (crc32(content) !== checksum) throw new Error(`${path} has another checksum`);
    files.set(path, content);
    at += 46 + name + extra + comment;
  }
  return files;
}
