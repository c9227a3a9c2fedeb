/** Texts of the confirmation of an account, and of the verification of an address. */
export const messages = {
  title: 'Confirm your account',
  intro: 'Enter the code that came when this account was made.',
  signedIn: 'You are signed in, so your own account is confirmed. Here you can confirm another one.',
  username: 'Username',
  code: 'Code',
  verify: 'Verify',
  verifying: 'Verifying...',
  resend: 'Resend Code',
  sending: 'Sending...',
  sent: 'Code has been sent successfully.',
  sentTo: (address: string) => `It went to ${address}.`,
  confirmed: 'Your account is confirmed. Sign in to go on.',
  signIn: 'Sign In',
  myProfile: 'My Profile',

  usernameMissing: 'You must enter username',
  codeMissing: 'You must enter code',

  close: 'Close',
  contactIntro: (address: string) =>
    `Enter the code that was sent to ${address}. No code there, or an old one? Press Resend Code.`,
  contacts: {
    email: {
      title: 'Email Verification',
      address: 'your e-mail',
      sent: 'Code has been sent to your email successfully.',
      done: 'Your e-mail is verified.',
    },
    phone_number: {
      title: 'Phone Verification',
      address: 'your phone number',
      sent: 'Code has been sent to your phone number successfully.',
      done: 'Your phone number is verified.',
    },
  },
  noSms:
    'Furrow sends no text messages yet, so a phone number cannot be verified. It stays in your profile as you entered it. So that you can get back in when the password is gone, verify your e-mail instead.',
};
