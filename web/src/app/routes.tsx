import { createRoutesFromElements, Navigate, Route } from 'react-router-dom';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { GuestOnly } from './guest-only.tsx';
import { screens } from './visitor-screens.ts';

/** All other addresses. Signing in must not wait for the table of the members' addresses. */
export const MemberRoutes = awaitedPart(() => import('./member-routes.tsx'), 'MemberRoutes');

/** Marks the route of the screens for members: visitors are sent to the sign-in. */
export const FOR_MEMBERS = 'for members';

/** Every address of the site. */
export const routes = createRoutesFromElements(
  <>
    <Route index element={<Navigate to="/login" replace />} />
    <Route element={<GuestOnly next="/news" />}>
      <Route path="login" element={<screens.SignInScreen />} />
    </Route>
    <Route element={<GuestOnly next="/news" />}>
      <Route path="register" element={<screens.SignUpScreen />} />
    </Route>
    {/* Outside the members' area: no sign-in may lead back to it. */}
    <Route path="logout" element={<screens.LogoutScreen />} />
    <Route path="register/verification" element={<screens.ConfirmAccountScreen />} />
    <Route path="forgot-password" element={<screens.ForgotPasswordScreen />} />
    <Route path="terms" element={<screens.OpenScreen isTerms />} />
    <Route path="certificates/:number?" element={<screens.OpenScreen />} />
    <Route path="*" element={<MemberRoutes />} />
  </>,
);
