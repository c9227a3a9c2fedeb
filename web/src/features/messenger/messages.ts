/** Texts of the messages; the chats themselves are sample content. */
export const messages = {
  title: 'Messages',
  unread: (count: number) => `${count} unread`,

  sample: 'These are examples.',
  sampleText: 'Members cannot write to each other yet.',
};
