import type { ResourceType } from '#contract/resources.ts';
import { messages as all } from '../messages.ts';

const { sections } = all;
const number = new Intl.NumberFormat('en');

const ofSection = (title: string, noun: string) => ({
  failed: `${title} did not load`,
  found: (count: number, isPartial: boolean) =>
    `${isPartial ? 'More than ' : ''}${number.format(count)} ${noun}${count === 1 ? '' : 's'} found`,
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No ${noun} has “${search}” in its title. Try the beginning of a word.`,
    action: 'Clear the search',
  },
});

/** Every text of the library's lists. */
export const messages = {
  views: {
    all: 'All files',
    mine: 'My library & collections',
    users: 'Users collection',
    saved: 'Saved collection',
  },
  search: 'Search the library',
  addFiles: 'Add files',

  loading: 'Loading...',
  partial: 'There may be more. Add another word to find them.',
  count: (count: number) => number.format(count),
  of: {
    articles: ofSection(sections.articles, 'article'),
    videos: ofSection(sections.videos, 'video'),
  } satisfies Record<ResourceType, object>,

  empty: {
    articles: 'No articles yet',
    videos: 'No videos yet',
    text: 'Add the first one: a plan, a table, a recipe, whatever helped you.',
    added: { articles: 'No articles added yet', videos: 'No videos added yet' },
    mine: 'Press ‘Add to’ beside a file, and it stands here.',
    all: 'See all files',
    samples: 'There is none in these collections.',
  },

  takenOut: (title: string) => `“${title}” is no longer in My library.`,
  undo: 'Undo',

  row: {
    empty: 'Nothing of yours yet. Press ‘Add to’ beside a file, or add one of your own.',
    failed: 'Your files did not load.',
    retry: 'Try again',
    retrying: 'Trying again...',
  },

  sample: 'This is an example.',
  sampleText: 'These files are made up: none of them opens.',
  collectionsSample: 'These collections are examples.',
  collectionsSampleText: 'The files below them are real: those that you made, and those that you added.',

  made: {
    ...ofSection('Files you made', 'file'),
    title: 'Files you made',
    none: 'You have made no files yet',
    text: 'Share a plan, a table, a recipe: whatever helped you.',
  },
};
