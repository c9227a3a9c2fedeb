/** Texts of the messages; the chats themselves are sample content. */
export const messages = {
  title: 'Messages',
  mine: (text: string) => `You: ${text}`,

  sample: 'These are examples.',
  sampleText: 'Members cannot write to each other yet.',
  seeSamples: 'See how this will look',
  madeUp: 'Nobody wrote them.',
};
