/** Texts of the question for the member's password. */
export const messages = {
  password: 'Your password',
  missing: 'Please enter your password.',
  wrong: 'This is not your password.',
  wrongAgain: 'Too many tries, and this is not your password either. Wait a few minutes, then try again.',
  noConnection:
    'Your password can only be checked with a connection. What you typed stays here: try again when there is one.',
};
