/** Texts of the sign-in and sign-up screens. */
export const messages = {
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  enterCode: 'Enter your code',
  codeIntro: 'Open your authenticator app and enter the code that it shows for Furrow.',
  code: 'Code',
  codeMissing: 'You must enter the code',
  otherAccount: 'Back',
  lostApp: 'Without your phone? Write to whoever runs your Furrow: they can switch the code off.',
  signUp: 'Sign Up',
  signingUp: 'Signing up...',
  becomeMember: 'Become a member',
  becomeMemberLink: 'Become a member!',

  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember Me',
  agree: 'I agree with',
  terms: 'Terms of Service',
  newTab: 'Opens in a new tab',
  forgotPassword: 'Forgot Password?',
  google: 'Google',
  facebook: 'Facebook',
  ended: 'You have been signed out. Please sign in again.',
  confirm: 'Confirm it with a code',
  nothingKept:
    'This browser does not let Furrow keep anything: you stay signed in only until this page is closed.',
  keptUntilClosed:
    'This browser has no room for Furrow to keep anything: you stay signed in only until it is closed.',
  notOffered: 'Signing in with Google or Facebook is not offered yet.',

  passwordRule: 'At least 6 characters',
  usernameMissing: 'You must enter username',
  passwordMissing: 'You must enter password',
  passwordShort: 'Password must be at least 6 characters',
  termsMissing: 'Please read the terms of service',
};
