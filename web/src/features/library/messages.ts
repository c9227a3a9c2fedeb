import type { ResourceType } from '#contract/resources/resources.ts';

const number = new Intl.NumberFormat('en');

const ofSection = (title: string, noun: string, none: string, text: string) => ({
  title,
  failed: `${title} did not load`,
  found: (count: number, isPartial: boolean) =>
    `${isPartial ? 'More than ' : ''}${number.format(count)} ${noun}${count === 1 ? '' : 's'} found`,
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No ${noun} has “${search}” in its title. Try the beginning of a word.`,
    action: 'Clear the search',
  },
  empty: { title: none, text },
});

const first = 'Add the first one: a plan, a table, a recipe, whatever helped you.';
const share = 'Share a plan, a table, a recipe: whatever helped you.';

/** Every text of the library but those of its form and of collections, and where each of its views is. */
export const messages = {
  title: 'Library',
  sections: { articles: 'Articles', videos: 'Videos' } satisfies Record<ResourceType, string>,
  views: {
    all: { to: '/library', text: 'All files' },
    mine: { to: '/library/collection', text: 'My library & collections' },
    users: { to: '/library/collection/users', text: 'Users collection' },
    saved: { to: '/library/collection/saved', text: 'Saved collection' },
  },

  search: 'Search the library',
  addFiles: 'Add files',
  partial: 'There may be more. Add another word to find them.',
  count: (count: number) => number.format(count),
  of: {
    articles: ofSection('Articles', 'article', 'No articles yet', first),
    videos: ofSection('Videos', 'video', 'No videos yet', first),
    made: ofSection('Files you made', 'file', 'You have not added any files yet', share),
  } satisfies Record<ResourceType | 'made', object>,
  empty: {
    added: { articles: 'No articles added yet', videos: 'No videos added yet' },
    mine: 'Press ‘Add to’ beside a file, and it stands here.',
    all: 'See all files',
  },

  add: 'Add to',
  added: 'Added',
  addOf: (title: string) => `Add to My library: ${title}`,
  addedOf: (title: string) => `Added to My library: ${title}`,
  nowAdded: (title: string) => `“${title}” is in My library, on this device only.`,
  takenOut: (title: string) => `“${title}” is no longer in My library.`,
  undo: 'Undo',
  keptHere: 'Kept on this device only',

  row: {
    empty: 'Nothing of yours yet. Press ‘Add to’ beside a file, or add one of your own.',
    failed: 'Your files did not load.',
  },

  failed: 'This file did not load',
  wordsFailed: 'What is said of it did not load',
  missing: {
    title: 'This file is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'Back to Library',
  },
  sharing: { share: 'Share', copied: 'Link copied', byHand: 'Link to this file, to be copied' },
};

/** Which files are shown: all, what the member has added, or those of collections. */
export type View = keyof typeof messages.views;
