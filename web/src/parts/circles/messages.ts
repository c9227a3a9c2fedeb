import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');

/** What is said of circles of every kind. */
export const messages = {
  opening: 'Opening...',
  loading: 'Loading...',
  partial: 'There may be more. Add another word to find them.',
  nothing: { title: 'Nothing found', action: 'Clear the search' },

  choices: {
    label: 'What is shown, and in which order',
    order: 'Order:',
    newest: 'Newest',
    mostFollowed: 'Most followed',
    category: 'Category:',
    all: 'All categories',
  },

  followers: (count: number) => `${number.format(count)} ${count === 1 ? 'follower' : 'followers'}`,
  unfollow: 'Unfollow',
  unfollowed: (name: string) => `You do not follow ${shortName(name)} any more.`,
  undo: 'Undo',
  visit: 'Visit',
  here: 'You are here',
  delete: 'Delete',
  missing: (noun: string, nouns: string) => ({
    title: `This ${noun} is not here`,
    text: 'The link may be wrong, or it has been deleted.',
    action: `See all ${nouns}`,
  }),
  restFailed: 'The rest of it did not load',
  of: (action: string, name: string) => `${action}: ${name}`,
  notVisited: (name: string, why: string) => `${shortName(name)} did not open. ${why}`,

  form: {
    title: 'Title',
    description: 'Description',
    category: 'Category',
    noCategory: 'Select Category',
    image: 'Image',
    changed: (name: string) => `${shortName(name)} is changed.`,
    deleted: (name: string) => `${shortName(name)} is deleted.`,
  },
};
