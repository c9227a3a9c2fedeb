import type { ResourceType } from '#contract/resources.ts';
import { messages as all } from '../messages.ts';

const { sections } = all;
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
    articles: ofSection(sections.articles, 'article', 'No articles yet', first),
    videos: ofSection(sections.videos, 'video', 'No videos yet', first),
    made: ofSection(
      'Files you made',
      'file',
      'You have made no files yet',
      'Share a plan, a table, a recipe: whatever helped you.',
    ),
  } satisfies Record<ResourceType | 'made', object>,

  empty: {
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
};
