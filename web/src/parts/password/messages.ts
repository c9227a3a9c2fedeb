/** Texts of the question for the member's password. */
export const messages = {
  password: 'Your password',
  missing: 'Please enter your password.',
  wrong: 'This is not your password.',
  wait: 'After several tries, wait a few minutes.',
  noConnection:
    'Your password can only be checked with a connection. What you typed stays here: try again when there is one.',
};
