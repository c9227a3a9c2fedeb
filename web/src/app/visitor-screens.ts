import { awaitedParts } from '#web/components/state/awaited-part.tsx';

/** The same for visitors. */
export const screens = awaitedParts({
  ConfirmAccountScreen: () => import('#web/screens/session/confirm-account-screen.tsx'),
  ForgotPasswordScreen: () => import('#web/screens/session/forgot-password-screen.tsx'),
  LogoutScreen: () => import('#web/screens/session/logout-screen.tsx'),
  OpenScreen: () => import('#web/screens/open-screen.tsx'),
  SignInScreen: () => import('#web/screens/session/sign-in-screen.tsx'),
  SignUpScreen: () => import('#web/screens/session/sign-up-screen.tsx'),
});
