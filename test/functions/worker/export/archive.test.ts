import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { Archive, type ArchiveFile } from '#functions/worker/export/archive.ts';
import { unzip } from '#test/files/zip.ts';

const time = new Date('2031-05-06T07:08:10Z');
const contents = {
  'index.html': Buffer.from('<p>Rye</p>'),
  'files/img/größe.png': Buffer.from([1, 2, 3]),
  'files/empty.txt': Buffer.alloc(0),
  'files/film.mp4': Buffer.alloc(5000, 'rye'),
};
const files: ArchiveFile[] = Object.entries(contents).map(([name, bytes]) => ({ name, size: bytes.length }));

/** The archive of these files, made in stretches of so many bytes. */
function made(step: number): Buffer {
  const archive = new Archive(files, time);
  const all = Object.values(contents);
  const checksums: number[] = [];
  let running = 0;
  const parts: Uint8Array[] = [];
  for (let from = 0; from < archive.size; from += step) {
    for (const piece of archive.pieces(from, Math.min(from + step, archive.size))) {
      if ('make' in piece) {
        parts.push(piece.make(checksums));
        continue;
      }
      const bytes = all[piece.file]?.subarray(piece.from, piece.to) ?? Buffer.alloc(0);
      running = crc32(bytes, running);
      parts.push(bytes);
      if (!piece.isEnd) continue;
      checksums[piece.file] = running;
      running = 0;
    }
  }
  return Buffer.concat(parts);
}

test.each([1, 7, 64, 1000, 1_000_000])(
  'an archive made in stretches of %i bytes has every file whole',
  (step) => {
    const archive = made(step);

    expect(archive.length).toBe(new Archive(files, time).size);
    expect(Object.fromEntries(unzip(archive))).toEqual(contents);
    expect(archive).toEqual(made(1_000_000));
  },
);

test('an archive of over 4 GiB has 64-bit offsets', () => {
  const large = new Archive(
    ['a', 'b', 'c'].map((name) => ({ name, size: 2 ** 31 })),
    time,
  );
  const [directory] = large
    .pieces(large.size - 300, large.size)
    .filter((piece) => 'make' in piece)
    .slice(-1);
  const bytes = directory && 'make' in directory ? Buffer.from(directory.make([1, 2, 3])) : Buffer.alloc(0);

  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end + 16)).toBe(0xffff_ffff);
  const start = Number(bytes.readBigUInt64LE(end - 76 + 48));
  expect(start).toBe(3 * (2 ** 31 + 31 + 16));
  expect(Number(bytes.readBigUInt64LE(end - 20 + 8))).toBe(start + bytes.length - 22 - 76);
  // The third begins past 4 GiB: its offset is in its extra field.
  const third = bytes.length - 22 - 76 - 12 - 47;
  expect(bytes.readUInt32LE(third + 42)).toBe(0xffff_ffff);
  expect(Number(bytes.readBigUInt64LE(third + 47 + 4))).toBe(2 * (2 ** 31 + 31 + 16));
});
