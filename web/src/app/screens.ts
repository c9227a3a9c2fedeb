import { type ComponentType, lazy } from 'react';

/** Each screen is a chunk of its own, fetched when it is first shown, or before by `fetch`. */
function screen<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { fetch: () => void load().catch(() => undefined) },
  );
}

export const SignInScreen = screen(() => import('#web/screens/sign-in-screen.tsx'), 'SignInScreen');
export const SignUpScreen = screen(() => import('#web/screens/sign-up-screen.tsx'), 'SignUpScreen');
export const ForgotPasswordScreen = screen(
  () => import('#web/screens/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
);
export const ConfirmAccountScreen = screen(
  () => import('#web/screens/confirm-account-screen.tsx'),
  'ConfirmAccountScreen',
);
export const VerificationScreen = screen(
  () => import('#web/screens/verification-screen.tsx'),
  'VerificationScreen',
);
export const NewsScreen = screen(() => import('#web/screens/news-screen.tsx'), 'NewsScreen');
export const NewsEditorScreen = screen(
  () => import('#web/screens/news-editor-screen.tsx'),
  'NewsEditorScreen',
);
export const NewsEditScreen = screen(() => import('#web/screens/news-edit-screen.tsx'), 'NewsEditScreen');
export const NewsViewScreen = screen(() => import('#web/screens/news-view-screen.tsx'), 'NewsViewScreen');
export const CommunitiesScreen = screen(
  () => import('#web/screens/communities-screen.tsx'),
  'CommunitiesScreen',
);
export const ProfileScreen = screen(() => import('#web/screens/profile-screen.tsx'), 'ProfileScreen');
export const EditInformationScreen = screen(
  () => import('#web/screens/edit-information-screen.tsx'),
  'EditInformationScreen',
);
export const NotFoundScreen = screen(() => import('#web/screens/not-found-screen.tsx'), 'NotFoundScreen');
export const LogoutScreen = screen(() => import('#web/screens/logout-screen.tsx'), 'LogoutScreen');
export const PaymentScreen = screen(() => import('#web/screens/payment-screen.tsx'), 'PaymentScreen');
export const ReportsScreen = screen(() => import('#web/screens/reports-screen.tsx'), 'ReportsScreen');
export const MembersScreen = screen(() => import('#web/screens/members-screen.tsx'), 'MembersScreen');
export const DashboardScreen = screen(() => import('#web/screens/dashboard-screen.tsx'), 'DashboardScreen');
export const AchievementsScreen = screen(
  () => import('#web/screens/achievements-screen.tsx'),
  'AchievementsScreen',
);
export const SurveysScreen = screen(() => import('#web/screens/surveys-screen.tsx'), 'SurveysScreen');
export const MyLibraryScreen = screen(() => import('#web/screens/my-library-screen.tsx'), 'MyLibraryScreen');
export const MessengerScreen = screen(() => import('#web/screens/messenger-screen.tsx'), 'MessengerScreen');
export const TermsScreen = screen(() => import('#web/screens/terms-screen.tsx'), 'TermsScreen');
export const LaterScreen = screen(() => import('#web/screens/later-screen.tsx'), 'LaterScreen');
