import { shortName } from '#web/lib/format/short-name.ts';

export const messages = {
  noun: 'file',
  create: 'Add files',
  edit: 'Edit',
  notLoaded: 'This file did not load',
  section: 'Section',
  title: 'Title',
  description: 'Description',
  file: 'File',
  largest: '(up to 100 MB)',
  add: 'Add',
  added: (title: string) => `“${shortName(title)}” is in the library.`,
  changed: (title: string) => `“${shortName(title)}” is changed.`,

  deletion: (title: string) => ({
    text: `“${title}” will be gone for everyone, with its file. Nobody can bring it back.`,
    done: `“${shortName(title)}” is deleted.`,
  }),
};
