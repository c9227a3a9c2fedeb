/** Texts of what Cognito refuses where codes and passwords are sent, redeemed and changed. */
export const codeMessages = {
  wrong: 'This code is not right. Check it and try again.',
  expired: 'This code is no longer valid. If it was used already, all is done; else press Resend Code.',
  undelivered: 'The code could not be sent. Please try again in a moment.',
  alreadyConfirmed: 'This account is already confirmed.',
  noAddress: 'This account has no address that a code could be sent to.',
  refused: 'This account cannot be changed this way right now.',
  passwordEdges: 'A password cannot begin or end with a space.',
  oldPasswordWrong: 'Incorrect old password.',
};
