import type { DocumentedScreen } from './screen.ts';

/** What members have beside the documents' addresses. */
export const furtherScreens: readonly DocumentedScreen[] = [
  { path: '/unsent', title: 'Waiting to be sent', picture: 'unsent' },
  {
    path: '/nowhere',
    title: '404 Error',
    texts: ['Sorry! Page Not Found'],
    controls: ['link "Go back to Dashboard"'],
    picture: 'not-found',
  },
];

/** What one has who is not signed in. */
export const visitorsScreens: readonly DocumentedScreen[] = [
  {
    path: '/login',
    title: 'Sign In',
    controls: [
      'textbox "Username"',
      'textbox "Password"',
      'button "Show password"',
      'checkbox "Remember Me"',
      'button "Sign In"',
      'link "Forgot Password?"',
      'link "Become a member!"',
      'button "Google"',
      'button "Facebook"',
    ],
    picture: 'sign-in',
  },
  {
    path: '/register',
    title: 'Become a member',
    controls: [
      'textbox "Username"',
      'textbox "Password"',
      'button "Show password"',
      'checkbox "I agree with',
      'button "Sign Up"',
      'link "Sign In"',
    ],
    picture: 'sign-up',
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    controls: ['textbox "Username"', 'button "Send Code"'],
    picture: 'forgot-password',
  },
  { path: '/terms', title: 'Terms of Service', picture: 'terms' },
  {
    path: '/register/verification',
    title: 'Confirm your account',
    controls: ['textbox "Username"', 'textbox "Code"', 'button "Resend Code"', 'button "Verify"'],
    picture: 'confirm-account',
  },
  { path: '/nowhere', title: '404 Error', picture: 'not-found-visitor' },
];
