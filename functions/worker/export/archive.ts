/*
 * A ZIP archive of files whose sizes are known, and whose bytes are not yet: so that any stretch of it can be made by
 * itself, with the bytes of the files in it. Nothing is compressed: pictures and films are already. A file's checksum
 * stands after its bytes (a data descriptor), and all of them in the directory at the end, which has 64-bit offsets
 * where the archive is over 4 GiB. Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

export interface ArchiveFile {
  /** With folders: `files/img/a.png`. */
  readonly name: string;
  /** Bytes; under 4 GiB. */
  readonly size: number;
}

/** What a stretch of the archive is made of: bytes of a file, or what is known when all before it is. */
export type Piece =
  | { readonly file: number; readonly from: number; readonly to: number; readonly isEnd: boolean }
  | { readonly make: (checksums: readonly number[]) => Uint8Array };

interface Segment {
  readonly start: number;
  readonly length: number;
  readonly file?: number;
  readonly make?: (checksums: readonly number[]) => Uint8Array;
}

const HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const ENTRY_BYTES = 46;
const OFFSET_BYTES = 12; // of the extra field with a 64-bit offset
const END_BYTES = 22;
const END_64_BYTES = 56 + 20;
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
const FLAGS = 0x0808; // a data descriptor follows, and names are UTF-8
const VERSION = 20;
const VERSION_64 = 45;

export class Archive {
  readonly size: number;
  readonly #segments: readonly Segment[];

  /** `time` is that of all files, without a zone. */
  constructor(files: readonly ArchiveFile[], time: Date) {
    const segments: Segment[] = [];
    const stamp = dosTime(time);
    const entries: Entry[] = [];
    let at = 0;
    const add = (length: number, rest: Omit<Segment, 'start' | 'length'>) => {
      segments.push({ start: at, length, ...rest });
      at += length;
    };
    for (const [index, { name, size }] of files.entries()) {
      const bytes = Buffer.from(name);
      entries.push({ name: bytes, size, offset: at, stamp });
      add(HEADER_BYTES + bytes.length, { make: () => header(bytes, stamp) });
      add(size, { file: index });
      add(DESCRIPTOR_BYTES, { make: (checksums) => descriptor(checksums[index] ?? 0, size) });
    }
    const start = at;
    add(directoryLength(entries, start), { make: (checksums) => directory(entries, start, checksums) });
    this.size = at;
    this.#segments = segments;
  }

  /** The pieces of a stretch of bytes, in order. Those that are made need the checksums of the files before them. */
  pieces(from: number, to: number): Piece[] {
    return this.#segments
      .filter(({ start, length }) => start < to && start + length > from)
      .map(({ start, length, file, make }): Piece => {
        const [first, last] = [Math.max(from - start, 0), Math.min(to - start, length)];
        if (make) return { make: (checksums) => make(checksums).subarray(first, last) };
        return { file: file ?? 0, from: first, to: last, isEnd: last === length };
      });
  }
}

interface Entry {
  readonly name: Buffer;
  readonly size: number;
  readonly offset: number;
  readonly stamp: number;
}

function header(name: Buffer, stamp: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + name.length);
  bytes.writeUInt32LE(0x0403_4b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(FLAGS, 6);
  bytes.writeUInt32LE(stamp, 10);
  bytes.writeUInt16LE(name.length, 26);
  name.copy(bytes, HEADER_BYTES);
  return bytes;
}

function descriptor(checksum: number, size: number): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES);
  bytes.writeUInt32LE(0x0807_4b50, 0);
  bytes.writeUInt32LE(checksum, 4);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

const isFar = ({ offset }: Pick<Entry, 'offset'>) => offset >= MAX_32;

const entryLength = (entry: Entry) => ENTRY_BYTES + entry.name.length + (isFar(entry) ? OFFSET_BYTES : 0);

/** Whether the end needs 64-bit numbers. */
const isLarge = (entries: readonly Entry[], start: number, length: number) =>
  entries.length >= MAX_16 || start >= MAX_32 || length >= MAX_32;

function directoryLength(entries: readonly Entry[], start: number): number {
  const length = entries.reduce((sum, entry) => sum + entryLength(entry), 0);
  return length + END_BYTES + (isLarge(entries, start, length) ? END_64_BYTES : 0);
}

function directory(entries: readonly Entry[], start: number, checksums: readonly number[]): Buffer {
  const rows = Buffer.concat(entries.map((entry, index) => row(entry, checksums[index] ?? 0)));
  const count = entries.length;
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(rows.length, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  const more = isLarge(entries, start, rows.length) ? [end64(count, start, rows.length)] : [];
  return Buffer.concat([rows, ...more, end]);
}

function row(entry: Entry, checksum: number): Buffer {
  const { name, size, offset, stamp } = entry;
  const bytes = Buffer.alloc(entryLength(entry));
  bytes.writeUInt32LE(0x0201_4b50, 0);
  bytes.writeUInt16LE(VERSION_64, 4);
  bytes.writeUInt16LE(isFar(entry) ? VERSION_64 : VERSION, 6);
  bytes.writeUInt16LE(FLAGS, 8);
  bytes.writeUInt32LE(stamp, 12);
  bytes.writeUInt32LE(checksum, 16);
  bytes.writeUInt32LE(size, 20);
  bytes.writeUInt32LE(size, 24);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt16LE(isFar(entry) ? OFFSET_BYTES : 0, 30);
  bytes.writeUInt32LE(Math.min(offset, MAX_32), 42);
  name.copy(bytes, ENTRY_BYTES);
  if (isFar(entry)) {
    const at = ENTRY_BYTES + name.length;
    bytes.writeUInt16LE(1, at);
    bytes.writeUInt16LE(8, at + 2);
    bytes.writeBigUInt64LE(BigInt(offset), at + 4);
  }
  return bytes;
}

function end64(count: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(END_64_BYTES);
  bytes.writeUInt32LE(0x0606_4b50, 0);
  bytes.writeBigUInt64LE(44n, 4); // bytes that follow in this record
  bytes.writeUInt16LE(VERSION_64, 12);
  bytes.writeUInt16LE(VERSION_64, 14);
  bytes.writeBigUInt64LE(BigInt(count), 24);
  bytes.writeBigUInt64LE(BigInt(count), 32);
  bytes.writeBigUInt64LE(BigInt(length), 40);
  bytes.writeBigUInt64LE(BigInt(start), 48);
  bytes.writeUInt32LE(0x0706_4b50, 56);
  bytes.writeBigUInt64LE(BigInt(start + length), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}

/** Time and date, two bytes each, from the year 1980 on, in steps of two seconds. */
function dosTime(time: Date): number {
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  const day = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  return day * 0x1_0000 + clock;
}
