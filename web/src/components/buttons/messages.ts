export const messages = { sending: 'Sending...' };
