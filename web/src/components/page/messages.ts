export const messages = { example: 'Example' };
