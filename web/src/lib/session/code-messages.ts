/** For Cognito's refusals about codes and passwords that have no words for people. */
export const codeMessages = {
  wrong: 'Invalid verification code provided, please try again.',
  expired: 'Invalid code provided, please request a code again.',
  undelivered: 'The code could not be sent. Please try again in a moment.',
  refused: 'This account cannot be changed this way right now.',
  passwordEdges: 'A password cannot begin or end with a space.',
  oldPasswordWrong: 'Incorrect old password.',
};
