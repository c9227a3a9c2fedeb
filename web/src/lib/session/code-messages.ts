/** For what Cognito refuses where codes and passwords are sent, redeemed and changed, and has no words for a person. */
export const codeMessages = {
  wrong: 'Invalid verification code provided, please try again.',
  expired: 'Invalid code provided, please request a code again.',
  undelivered: 'The code could not be sent. Please try again in a moment.',
  refused: 'This account cannot be changed this way right now.',
  passwordEdges: 'A password cannot begin or end with a space.',
  oldPasswordWrong: 'Incorrect old password.',
};
