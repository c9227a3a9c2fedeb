import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');

/** Texts of circles of every kind. */
export const messages = {
  opening: 'Opening...',
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

/** Texts of the lists and forms of every kind; `named`: how its name is called. */
export const circleTexts = (noun: string, nouns: string, named: 'name' | 'title') => ({
  all: `All ${nouns}`,
  search: `Search ${nouns}`,
  failed: `The ${nouns} did not load`,
  notLoaded: `This ${noun} did not load`,
  notLeft: (name: string, why: string) => `You still follow ${shortName(name)}. ${why}`,
  created: (name: string) => `${shortName(name)} is ready, and you follow it.`,
  empty: {
    found: (search: string) => `No ${noun} has “${search}” in its ${named}. Try the beginning of a word.`,
    filed: (category: string) => `No ${noun} under “${category}” yet`,
    seeAll: `See all ${nouns}`,
  },
});

/** The same for those within a community; `begin`: which one to begin where there are none. */
export function innerTexts(noun: string, nouns: string, begin: string) {
  const texts = circleTexts(noun, nouns, 'title');
  return {
    ...texts,
    my: `Your ${nouns}`,
    follow: 'Follow',
    yours: 'Yours',
    notFollowed: (name: string, why: string) => `You do not follow ${shortName(name)}. ${why}`,
    empty: {
      ...texts.empty,
      all: { title: `No ${nouns} here yet`, text: begin },
      my: {
        title: `You follow no ${noun} here yet`,
        text: 'Follow one, and you find it here. Or begin one of your own.',
      },
    },
    deletion: (name: string) => ({
      text: `“${name}” goes for everyone, with its picture, events, posts and all replies, surveys and their answers.`,
      done: messages.form.deleted(name),
    }),
  };
}
