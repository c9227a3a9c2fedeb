/** The texts of what another application shares with Furrow. */
export const messages = {
  title: 'News from what you shared',
  shared: 'What you shared',
  where: 'It is on this device only until you save the news.',
  begun: (title: string) =>
    title
      ? `You have begun a news: “${title}”. It stays as it is.`
      : 'You have begun a news. It stays as it is.',
  resume: 'Continue that one',
  begin: 'Begin with what you shared',
  none: {
    title: 'There is nothing that was shared',
    text: 'What is shared with Furrow is kept for an hour. Share it again, or begin without it.',
  },
  large: {
    title: 'That is too much to share',
    text: 'Furrow takes up to 100 MB this way. Share fewer files, or choose them as you write.',
  },
  full: {
    title: 'This device has no room for what you shared',
    text: 'Nothing of it was kept. Make room, and share it again, or choose it as you write.',
  },
  write: 'Write news',
};
