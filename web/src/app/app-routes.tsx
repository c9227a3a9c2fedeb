import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { GuestOnly } from './guest-only.tsx';
import { MemberArea } from './member-area.tsx';
import {
  NewsEditorScreen,
  NewsScreen,
  NewsViewScreen,
  NotFoundScreen,
  SignInScreen,
  SignUpScreen,
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
        <Route element={<MemberArea />}>
          <Route path="news" element={<NewsScreen />} />
          <Route path="news/add" element={<NewsEditorScreen />} />
          <Route path="news/:id" element={<NewsViewScreen />} />
        </Route>
        {/* The dashboard is not built yet: its button leads to the news, not to the page that it stands on. */}
        <Route path="dashboard" element={<Navigate to="/news" replace />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
