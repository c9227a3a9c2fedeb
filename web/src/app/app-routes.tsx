import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { GuestOnly } from './guest-only.tsx';
import { MemberArea } from './member-area.tsx';
import {
  ConfirmAccountScreen,
  EditInformationScreen,
  ForgotPasswordScreen,
  LogoutScreen,
  NewsEditorScreen,
  NewsScreen,
  NewsViewScreen,
  NotFoundScreen,
  PaymentScreen,
  ProfileScreen,
  ReportsScreen,
  SignInScreen,
  SignUpScreen,
  VerificationScreen,
} from './screens.ts';
import { useArrival } from './use-arrival.ts';

/** Every address of the site. */
export function AppRoutes() {
  useArrival();
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Routes>
        <Route index element={<Navigate to="/login" replace />} />
        <Route element={<GuestOnly next="/news" />}>
          <Route path="login" element={<SignInScreen />} />
        </Route>
        <Route element={<GuestOnly next="/" />}>
          <Route path="register" element={<SignUpScreen />} />
        </Route>
        {/* Outside the members' area: no sign-in may lead back to it. */}
        <Route path="logout" element={<LogoutScreen />} />
        <Route path="register/verification" element={<ConfirmAccountScreen />} />
        <Route path="forgot-password" element={<ForgotPasswordScreen />} />
        <Route element={<MemberArea />}>
          <Route path="verification" element={<VerificationScreen />} />
          {/* Addresses are matched in either case: this is `/userInfo` too. */}
          <Route path="userinfo" element={<PaymentScreen />} />
          <Route path="userinfo/reports" element={<ReportsScreen />} />
          <Route path="news" element={<NewsScreen />} />
          <Route path="news/add" element={<NewsEditorScreen />} />
          <Route path="news/:id" element={<NewsViewScreen />} />
          <Route path="myProfile" element={<ProfileScreen />} />
          <Route path="profile/:id" element={<ProfileScreen />} />
          <Route path="edit-information" element={<EditInformationScreen />} />
        </Route>
        {/* The dashboard is not built yet: its button leads to the news, not to the page that it stands on. */}
        <Route path="dashboard" element={<Navigate to="/news" replace />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
