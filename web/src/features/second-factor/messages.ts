/** Texts of the second step at sign-in, in one's own profile. */
export const messages = {
  title: 'Sign-in',
  step: 'Code from an app',
  on: 'On',
  off: 'Off',
  explain:
    'Besides the password, each sign-in then asks for a code that an app on your phone shows, also without a network',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  others: 'Other devices',
  othersWhy: 'Such as a lost phone, or a computer that others use',
  signOutOthers: 'Sign out everywhere else',
  signingOutOthers: 'Sign out everywhere else?',
  signOutText:
    'All other devices are signed out, and are told nothing more while Furrow is closed. Enter your password to go on. Where a sign-in asks for a code from an app, you sign in here again, too.',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signedOut: 'You are signed out everywhere else',
  failed: 'It could not be seen whether it is on.',
  again: 'Try again',

  adding: 'Add Furrow to your app',
  scan: 'Open your authenticator app and scan this picture with it.',
  picture: 'Picture to scan',
  samePhone: 'The app is on this phone? Open it by this link, or type the letters into it.',
  open: 'Open the app',
  letters: 'Letters to type',
  copy: 'Copy the letters',
  copied: 'Copied',
  enter: 'Then enter your password, and the code that the app shows.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  codeWrong: 'This is not the code that your app shows now.',
  cancel: 'Cancel',
  switchingOn: 'Switching on...',
  // Whoever changes it may fear for the account.
  switchedOn:
    'From now on each sign-in asks for a code. Other devices stay signed in until you sign out everywhere else',

  ending: 'Switch the code off?',
  endingText: 'Then whoever has your password can sign in as you. Enter it to go on.',
  switchingOff: 'Switching off...',
  switchedOff:
    'Your password alone signs you in again. Other devices stay signed in until you sign out everywhere else',
};
