import { describe, expect, test } from 'vitest';
import { readFileType } from '#platform/files/file-type.ts';
import { takeFile } from '#platform/files/taken-file.ts';
import { jpeg, png } from '#test/files/pictures.ts';
import { m4v, mp4, quicktime } from '#test/files/videos.ts';
import { pdf } from '#test/things/library/resources.ts';

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const gif = latin1('GIF89a\x02\0\x01\0');
const webp = latin1('RIFF\x24\0\0\0WEBPVP8 ');
const ebml = (docType: string) =>
  latin1(`\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82${docType}B\x87\x81\x04`);
const webm = ebml('\x84webm');
const matroska = ebml('\x88matroska');
const oldOffice = latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0');
const zip = latin1('PK\x03\x04\x14\0\x06\0');
const heic = latin1('\0\0\0\x18ftypheic\0\0\0\0heicmif1');
const words = new TextEncoder().encode('Seed first, then rain.');
const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
const nothing = new Uint8Array();

const refusal = async (name: string, bytes: Uint8Array) => {
  const found = await readFileType(name, bytes);
  return 'refusal' in found ? found.refusal : found;
};

describe('what a browser shows in place', () => {
  test.each([
    ['a.png', png, 'image/png', 'png'],
    ['a.jpg', jpeg, 'image/jpeg', 'jpg'],
    ['a.JPEG', jpeg, 'image/jpeg', 'jpg'],
    ['a.gif', gif, 'image/gif', 'gif'],
    ['a.webp', webp, 'image/webp', 'webp'],
    ['Bericht 2026.PDF', pdf, 'application/pdf', 'pdf'],
    ['a.pdf', latin1('\xef\xbb\xbf\r\n%PDF-1.4\n'), 'application/pdf', 'pdf'],
    ['a.mp4', mp4(), 'video/mp4', 'mp4'],
    ['a.m4v', mp4(), 'video/mp4', 'mp4'],
    ['a.mp4', m4v(), 'video/mp4', 'mp4'],
    ['a.mov', quicktime(), 'video/quicktime', 'mov'],
    ['a.qt', quicktime(), 'video/quicktime', 'mov'],
    ['a.webm', webm, 'video/webm', 'webm'],
  ])('is known where name and bytes agree: %s', async (name, bytes, contentType, extension) => {
    expect(await readFileType(name, bytes)).toEqual({ contentType, extension });
  });

  const examples = { png, jpg: jpeg, gif, webp, pdf, mp4: mp4(), mov: quicktime(), webm };
  const pairs = Object.keys(examples).flatMap((name) =>
    Object.keys(examples).flatMap((bytes) => (name === bytes ? [] : [[name, bytes] as const])),
  );
  test.each(pairs)('is refused under the name of another: .%s that is %s', async (name, bytes) => {
    const text = await refusal(`a.${name}`, examples[bytes as keyof typeof examples]);

    expect(text).toMatch(/^This is an? .+, but its name says that it is an? .+\. Please give it/);
    expect(text).toContain(`“.${bytes}”`);
  });

  test.each([
    [
      'report.png',
      pdf,
      'This is a PDF, but its name says that it is a PNG picture. Please give it a name that ends in “.pdf”.',
    ],
    [
      'report.txt',
      pdf,
      'This is a PDF, but its name ends in “.txt”. Please give it a name that ends in “.pdf”.',
    ],
    [
      'report',
      pdf,
      'This is a PDF, but its name does not say what it is. Please give it a name that ends in “.pdf”.',
    ],
    [
      'page.html',
      png,
      'This is a PNG picture, but its name ends in “.html”. Please give it a name that ends in “.png”.',
    ],
    [
      'photo.jpg',
      heic,
      'The name of this file says that it is a JPEG picture, but it is something else. Please choose another.',
    ],
    [
      'report.pdf',
      html,
      'The name of this file says that it is a PDF, but it is something else. Please choose another.',
    ],
    [
      'film.webm',
      matroska,
      'The name of this file says that it is a WebM video, but it is something else. Please choose another.',
    ],
    [
      'report.pdf',
      latin1('%PDF'),
      'The name of this file says that it is a PDF, but it is something else. Please choose another.',
    ],
  ])('is not taken by half: %s', async (name, bytes, text) => {
    expect(await refusal(name, bytes)).toBe(text);
  });
});

describe('what is a download', () => {
  const office = 'application/vnd.openxmlformats-officedocument';
  test.each([
    ['a.doc', oldOffice, 'application/msword'],
    ['a.xls', oldOffice, 'application/vnd.ms-excel'],
    ['a.ppt', oldOffice, 'application/vnd.ms-powerpoint'],
    ['a.docx', zip, `${office}.wordprocessingml.document`],
    ['a.xlsx', zip, `${office}.spreadsheetml.sheet`],
    ['a.pptx', zip, `${office}.presentationml.presentation`],
    ['a.zip', zip, 'application/zip'],
    ['a.txt', words, 'text/plain'],
    // What begins a film stands there as a word.
    ['a.txt', latin1('The wide field lies fallow.'), 'text/plain'],
    ['a.csv', latin1('egg,free range,12'), 'application/octet-stream'],
    ['a.docx', oldOffice, 'application/octet-stream'],
    ['a.txt', oldOffice, 'application/octet-stream'],
    ['a.txt', zip, 'application/octet-stream'],
    ['a.doc', words, 'application/octet-stream'],
    ['a.html', html, 'application/octet-stream'],
    ['a.svg', html, 'application/octet-stream'],
    ['a.js', html, 'application/octet-stream'],
    ['a.csv', words, 'application/octet-stream'],
    ['a.heic', heic, 'application/octet-stream'],
    ['a.mkv', matroska, 'application/octet-stream'],
    ['a.toString', words, 'application/octet-stream'],
  ])('is what its name says, or bytes: %s', async (name, bytes, contentType) => {
    const extension = name.slice(2).toLowerCase();
    expect(await readFileType(name, bytes)).toEqual({ contentType, extension });
  });

  test.each([
    ['field', 'bin'],
    ['field.', 'bin'],
    ['.', 'bin'],
    ['field.a b', 'bin'],
    ['field.../../etc', 'bin'],
    ['field.ähre', 'bin'],
    ['field.abcdefghijk', 'bin'],
    ['field.tar.gz', 'gz'],
    ['field.GPX ', 'gpx'],
  ])('is stored under a safe extension: %s', async (name, extension) => {
    expect(await readFileType(name, words)).toEqual({ contentType: 'application/octet-stream', extension });
  });
});

describe('a file that came with the request', () => {
  const taken = (filename: string, content: Uint8Array) => takeFile({ filename, content }, 'file', 'ada');

  test('keeps its name, and says what it is and how large', async () => {
    const { about, file, take } = await taken('Rapeseed, early.PDF', pdf);

    expect(about).toEqual({ name: 'Rapeseed, early.PDF', type: 'application/pdf', size: pdf.length });
    expect(file().path).toMatch(/^file\/[\da-f-]{36}\.pdf$/);
    expect(take).toEqual([]);
  });

  test.each([
    ['of nothing', 'a.txt', nothing, 'file.empty', 'There is nothing in this file. Please choose another.'],
    [
      'whose name goes on and on',
      `${'a'.repeat(252)}.txt`,
      words,
      'file.name',
      /cannot be used\. At most 255 characters/,
    ],
    ['whose name is turned around', 'gnp.\u202etxt', words, 'file.name', /hidden characters that turn/],
  ])('is refused for what it is: one %s', async (_, name, content, code, message) => {
    await expect(taken(name, content)).rejects.toMatchObject({
      kind: 'invalid',
      code,
      message: expect.stringMatching(message),
      fields: { file: expect.stringMatching(message) },
    });
  });

  test('is refused for what its name says', async () => {
    await expect(taken('a.png', pdf)).rejects.toMatchObject({
      kind: 'wrongType',
      code: 'file.wrong-type',
      fields: { file: expect.stringContaining('This is a PDF') },
    });
  });

  /** Beginnings of archives, songs and films that the library would look into, filled up to the hilt. */
  const hostile = {
    zip: 'PK\x03\x04',
    gzip: '\x1f\x8b\x08',
    song: 'ID3\x04\0\0\x7f\x7f\x7f\x7f',
    matroska: '\x1aE\xdf\xa3',
    boxes: '\0\0\0\x08free',
    film: '\0\0\0\x08ftyp',
    jpeg: '\xff\xd8\xff',
    tiff: 'II*\0',
    cab: 'MSCF',
    asf: '0&\xb2u\x8ef\xcf\x11\xa6\xd9',
  };
  test.each(Object.entries(hostile))(
    'is looked at no further than its beginning: %s',
    async (_, beginning) => {
      const content = Buffer.alloc(4_000_000, beginning, 'latin1');
      let furthest = 0;
      const watched = new Proxy(content.subarray(0), {
        get: (target, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) furthest = Math.max(furthest, Number(key));
          const value = Reflect.get(target, key, target);
          if (key !== 'subarray') return typeof value === 'function' ? value.bind(target) : value;
          return (from: number, to = target.length) => {
            furthest = Math.max(furthest, to);
            return target.subarray(from, to);
          };
        },
      });

      await taken('a.dat', watched).catch((error) => expect(error.code).toBe('file.wrong-type'));

      expect(furthest).toBeGreaterThan(0);
      expect(furthest).toBeLessThanOrEqual(4100);
    },
  );
});
