export const messages = { loggingOut: 'Logging Out...' };
