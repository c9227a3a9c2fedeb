import { expect, test } from 'vitest';
import { checkUpload } from '#functions/uploads/upload.ts';
import { AppError } from '#platform/errors.ts';

const draft = { kind: 'videoResource', filename: 'film.mp4', contentType: 'video/mp4', size: 1 } as const;

const codeOf = (given: Partial<Parameters<typeof checkUpload>[0]>) => {
  try {
    return checkUpload({ ...draft, ...given }).contentType;
  } catch (error) {
    return error instanceof AppError ? [error.kind, error.code] : error;
  }
};

const unknown = 'application/octet-stream';

test.each([
  [{}, 'video/mp4'],
  [{ filename: 'My film. Part 2.MP4', contentType: 'VIDEO/MP4' }, 'video/mp4'],
  [{ filename: 'film.mov', contentType: 'video/quicktime' }, 'video/quicktime'],
  [{ size: 500_000_000 }, 'video/mp4'],
  [{ kind: 'img', filename: 'field.jpeg', contentType: 'image/jpeg', size: 10_000_000 }, 'image/jpeg'],
  [{ kind: 'file', filename: 'field', contentType: unknown, size: 100_000_000 }, unknown],
  [{ kind: 'file', filename: 'a.pdf', contentType: 'application/pdf' }, unknown],
  [{ kind: 'file', filename: 'a.html', contentType: 'text/html\r\nx-amz-acl: public-read' }, unknown],
  [
    { kind: 'material', filename: 'a.pdf', contentType: 'application/pdf', size: 100_000_000 },
    'application/pdf',
  ],
  [{ kind: 'attachments', filename: 'me.png', contentType: 'image/png' }, 'image/png'],
  // As a form takes it too.
  [{ filename: 'film.mp4 ' }, 'video/mp4'],
] as const)('%o may be uploaded, and is stored as %s', (given, type) => {
  expect(codeOf(given)).toBe(type);
});

test.each([
  [{ contentType: 'video/webm' }],
  [{ contentType: 'video/mp4; codecs=avc1' }],
  [{ filename: 'film.mov' }],
  [{ filename: 'mp4' }],
  [{ filename: 'film.toString', contentType: 'x' }],
  [{ kind: 'img' }],
  [{ kind: 'material' }],
  [{ filename: 'a.png', contentType: 'image/png' }],
  [{ contentType: 'video/mp4\r\nx-amz-acl: public-read' }],
  [{ kind: 'news', filename: 'a.svg', contentType: 'image/svg+xml' }],
] as const)('%o is of the wrong type', (given) => {
  expect(codeOf(given)).toEqual(['wrongType', 'upload.wrong-type']);
});

test.each([
  [{ size: 500_000_001 }],
  [{ kind: 'videoCover', filename: 'a.png', contentType: 'image/png', size: 10_000_001 }],
  [{ kind: 'material', filename: 'a.pdf', contentType: 'application/pdf', size: 100_000_001 }],
] as const)('%o is too large', (given) => {
  expect(codeOf(given)).toEqual(['tooLarge', 'upload.too-large']);
});

test.each(['gnp.\u202etxt', `${'a'.repeat(252)}.txt`])(
  'a file of the library needs a name that can be shown, before it is sent: %j',
  (filename) => {
    expect(codeOf({ kind: 'file', filename, contentType: unknown })).toEqual(['invalid', 'file.name']);
    expect(codeOf({ filename: `${filename}.mp4` })).toBe('video/mp4');
  },
);
