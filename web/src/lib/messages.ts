/** Texts of failures without words of their own. */
export const messages = {
  failed: 'That did not work. Please try again.',
  unreachable: 'There is no connection right now. Check your signal and try again.',
  busy: 'Too many people are asking at once. Wait a moment and try again.',
  tooLarge: 'This is too large to send.',
  unavailable: 'Furrow does not answer right now. Please try again in a moment.',
  ended: 'You have been signed out. Please sign in again.',

  wrongPassword: 'Incorrect username or password.',
  tooManyTries: 'Too many tries. Wait a few minutes, then try again.',
  nameTaken: 'This username is taken. Please choose another one.',
  nameInvalid: 'A username is one word: letters, digits and signs, without spaces.',
  passwordCommon: 'This password is one of the first that others would guess. Please choose another one.',
  passwordRefused: 'Password must be at least 6 characters',
  // Cognito's words, which Amplify drops.
  notConfirmed: 'User is not confirmed.',
  resetNeeded: "This account needs a new password: choose 'Forgot Password?' below.",
  passwordInvalid: 'A password has at most 256 characters, and no space at its beginning or end.',
};
