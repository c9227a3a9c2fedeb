/** Texts of the recovery of an account. */
export const messages = {
  title: 'Forgot password',
  intro: 'Enter your username, and a code comes to the e-mail or phone that you have verified.',

  username: 'Username',
  code: 'Code',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  send: 'Send Code',
  sending: 'Sending...',
  resend: 'Resend Code',
  change: 'Change Password',
  changing: 'Changing...',
  account: 'Username:',
  otherName: 'Use another username',
  signIn: 'Sign In',

  sent: (attribute: string) => `Code has been sent to your ${attribute.replaceAll('_', ' ')}.`,
  changed: 'Password has been changed successfully.',
  noCode: 'No code? An account without a confirmed e-mail or phone cannot be recovered this way.',
  wayForward:
    'Look among your unwanted mail first. If you are still signed in on another device, add your e-mail to your profile there and verify it. Otherwise start anew:',
  newAccount: 'Become a member!',

  passwordRule: 'At least 8 characters',
  usernameMissing: 'You must enter username',
  codeMissing: 'You must enter code',
  passwordMissing: 'You must enter new password',
  passwordShort: 'Password must be at least 8 characters',
  confirmationWrong: 'You must retype your new password',
};
