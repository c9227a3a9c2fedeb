/** Texts of the messages that the shell shows, too. */
export const messages = {
  latest: 'Latest chats',
  mine: (text: string) => `You: ${text}`,
  picture: 'A picture',
  unread: 'New',
  request: 'Request',
  muted: 'Muted',
  today: 'Today',
  yesterday: 'Yesterday',
  failed: 'Your messages did not load',
  all: 'Open the messenger',
  none: {
    title: 'Nobody has written to you yet',
    text: 'Begin with somebody you know: there is a “Message” button on each profile.',
  },
  findMembers: 'Find members',
};
