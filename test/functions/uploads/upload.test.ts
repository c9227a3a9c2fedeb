import { expect, test } from 'vitest';
import { checkUpload } from '#functions/uploads/upload.ts';
import { AppError } from '#platform/errors.ts';

const draft = { kind: 'videoResource', filename: 'film.mp4', contentType: 'video/mp4', size: 1 } as const;

const codeOf = (given: Partial<Parameters<typeof checkUpload>[0]>) => {
  try {
    checkUpload({ ...draft, ...given });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? [error.kind, error.code] : error;
  }
};

test.each([
  [{}],
  [{ filename: 'My film. Part 2.MP4', contentType: 'VIDEO/MP4' }],
  [{ filename: 'film.mov', contentType: 'video/quicktime' }],
  [{ size: 500_000_000 }],
  [{ kind: 'img', filename: 'field.jpeg', contentType: 'image/jpeg', size: 10_000_000 }],
  [{ kind: 'file', filename: 'field', contentType: 'application/octet-stream', size: 100_000_000 }],
  [{ kind: 'material', filename: 'a.pdf', contentType: 'application/pdf', size: 100_000_000 }],
  [{ kind: 'attachments', filename: 'me.png', contentType: 'image/png' }],
  // As a form takes it too.
  [{ filename: 'film.mp4 ' }],
] as const)('%o may be uploaded', (given) => {
  expect(codeOf(given)).toBeUndefined();
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
  [{ kind: 'file', filename: 'a.html', contentType: 'text/html' }],
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
    const contentType = 'application/octet-stream';
    expect(codeOf({ kind: 'file', filename, contentType })).toEqual(['invalid', 'file.name']);
    expect(codeOf({ filename: `${filename}.mp4` })).toBeUndefined();
  },
);
