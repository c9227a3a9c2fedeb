import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');

/** Every text of the news screens, but those of the contract's schemas. */
export const messages = {
  title: 'News',
  add: 'Add news',
  search: 'Search news',
  opening: 'Opening...',

  options: (title: string) => `Options: ${title}`,
  edit: 'Edit',
  delete: 'Delete',
  report: 'Report',
  found: (count: number, isPartial: boolean) =>
    `${isPartial ? 'More than ' : ''}${number.format(count)} news found`,
  partial: 'There may be more. Add another word to find them.',

  readTime: (minutes: number) => `${minutes} min read`,

  empty: {
    title: 'No news yet',
    text: 'Be the first: what changed on your farm this week?',
    action: 'Write the first',
  },
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No news has “${search}” in its title. Try the beginning of a word.`,
    action: 'Clear the search',
  },
  failed: 'The news did not load',
  missing: {
    title: 'This news is not here',
    text: 'It may have been deleted, or it belongs to another community.',
    action: 'Back to News',
  },
  oneFailed: 'This news did not load',
  notYours: {
    title: 'This news is not yours to change',
    text: 'Only the one who wrote it may change it.',
    action: 'Read it instead',
  },

  deletion: {
    text: (title: string) => `“${title}” goes with its pictures and videos, for everyone.`,
    done: (title: string) => `“${shortName(title)}” is deleted.`,
  },

  topics: 'Topics',
  allNews: 'All news',
  inTopic: (topic: string, count: number) => `${topic}: ${number.format(count)} news`,
  emptyTopic: {
    title: (topic: string) => `Nothing about ${topic} yet`,
    text: 'Be the first: choose this category when you write.',
  },
  noTopic: { title: 'There is no such topic', text: 'It may have another name by now.' },
  topicsFailed: 'The topics did not load.',
  topicsText: 'Discover more of what matters to you',
  allTopics: 'See all topics',
  newsTopics: 'Topics of the news',
  noTopics: {
    title: 'No topics yet',
    text: 'Administrators choose what news can be about.',
    action: 'Back to News',
  },

  beside: { label: 'More news', newer: 'Newer', older: 'Older' },
  sharing: { share: 'Share', copied: 'Link copied', byHand: 'Link to this news, to be copied' },

  repost: 'Repost',
  tweet: 'Tweet',
  notYet: 'Repost and Tweet are not offered yet.',
  notPosted: 'Nothing was posted: not offered yet.',

  dialog: {
    title: 'Add news',
    changeTitle: 'Title and category',
    titleLabel: 'Title',
    categoryLabel: 'Category',
    categoriesFailed: 'The categories did not load.',
    chooseCategory: 'Select a category',
    cancel: 'Cancel',
    next: 'Continue',
    apply: 'Apply',
    change: 'Change title',
  },

  unfinished: {
    title: 'You have unfinished news',
    drop: 'Drop it',
    of: (act: string, title: string) => `${act}: ${title}`,
    where: 'On this device only.',
    resume: 'Continue writing',
    restart: 'Drop it, start anew',
    dropped: (title: string) => `“${title}” is dropped.`,
    bringBack: 'Bring it back',
  },

  unsent: {
    noun: 'news',
    you: 'You',
    sent: (title: string) => `“${title}” is saved.`,
  },
};
