export const messages = { again: 'Try again', tryingAgain: 'Trying again...' };
