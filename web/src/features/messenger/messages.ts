/** Texts of the messages; the chats themselves are sample content. */
export const messages = {
  title: 'Messages',
  mine: (text: string) => `You: ${text}`,
  unread: (count: number) => `${count} unread`,
  /** After the title. */
  unseen: (count: number) => `, ${count} unread`,

  sample: 'These are examples.',
  sampleText: 'Members cannot write to each other yet.',
};
