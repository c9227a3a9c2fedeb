export const messages = {
  beside: 'Another window writes one too. Each is a draft of its own now, where you began it.',
};
