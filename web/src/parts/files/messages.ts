import type { FileKind } from './stored-file.ts';

export const messages = {
  file: 'File',
  kinds: {
    picture: 'Picture',
    video: 'Video',
    pdf: 'Document',
    text: 'Document',
    table: 'Table',
    slides: 'Slides',
    sound: 'Sound',
    other: 'File',
  } satisfies Record<FileKind, string>,
  play: (size: string) => `Play, ${size}`,
  playOf: (size: string, title: string) => `Play, ${size}: ${title}`,
  videoOf: (title: string) => `Video: ${title}`,
  notPlayed: 'The video does not play. Try again, or download it.',
  open: (size: string) => `Open, ${size}`,
  openWhole: (size: string) => `Open in full size, ${size}`,
  download: (size: string) => `Download, ${size}`,
  newTab: 'Opens in a new tab.',
  smaller: 'Above is a small version. The whole picture opens in a new tab.',
  offline: 'There is no connection.',
};
