import { awaitedPart } from '#web/components/state/awaited-part.tsx';

// Each screen is a chunk of its own, fetched when it is first shown, or before by `fetch`.

export const SignInScreen = awaitedPart(
  () => import('#web/screens/session/sign-in-screen.tsx'),
  'SignInScreen',
);
export const SignUpScreen = awaitedPart(
  () => import('#web/screens/session/sign-up-screen.tsx'),
  'SignUpScreen',
);
export const ForgotPasswordScreen = awaitedPart(
  () => import('#web/screens/session/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
);
export const ConfirmAccountScreen = awaitedPart(
  () => import('#web/screens/session/confirm-account-screen.tsx'),
  'ConfirmAccountScreen',
);
export const LogoutScreen = awaitedPart(
  () => import('#web/screens/session/logout-screen.tsx'),
  'LogoutScreen',
);
export const TermsScreen = awaitedPart(() => import('#web/screens/terms-screen.tsx'), 'TermsScreen');
