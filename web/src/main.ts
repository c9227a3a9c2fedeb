import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/forced-colors.css';
import { hideUseless, readKept } from '#web/lib/device/browser-storage.ts';
import fields from './art/fields.svg';
import { fetchNewsEarly } from './features/news/list/early-page.ts';

// The entry does nothing but fetch, so that the first screen, its drawing and the application travel side by side.
// The application itself is already on its way by then: the page names its chunks.

type Screens = Record<string, () => Promise<unknown>>;

/** By the beginning of the address: the first that fits. */
const forMembers: Screens = {
  '/dashboard': () => import('./screens/dashboard-screen.tsx'),
  '/news/add': () => import('./screens/news-editor-screen.tsx'),
  '/news/edit/': () => import('./screens/news-edit-screen.tsx'),
  '/news/': () => import('./screens/news-view-screen.tsx'),
  '/community-switching': () => import('./screens/communities-screen.tsx'),
  '/community-members/': () => import('./screens/members-screen.tsx'),
  '/members/': () => import('./screens/profile-screen.tsx'),
  '/members': () => import('./screens/members-screen.tsx'),
  '/': () => import('./screens/news-screen.tsx'),
};
const forVisitors: Screens = {
  '/register': () => import('./screens/sign-up-screen.tsx'),
  '/': () => import('./screens/sign-in-screen.tsx'),
};

function fetchFirstScreen(): void {
  const { pathname } = window.location;
  const isMember = readKept('userInfo') !== null;
  if (!isMember) new Image().src = fields;
  if (pathname === '/news' && window.location.search === '') void fetchNewsEarly(readKept);
  const screens = Object.entries(isMember ? forMembers : forVisitors);
  // What does not arrive is asked for again when it is to be shown.
  screens
    .find(([beginning]) => pathname.startsWith(beginning))?.[1]()
    .catch(() => undefined);
  if (isMember) import('./app/shell/bars.tsx').catch(() => undefined);
}

hideUseless();
fetchFirstScreen();
import('./app/start.tsx').catch(() => {
  document.getElementById('boot')?.remove();
  const root = document.getElementById('root');
  if (root) root.textContent = 'Furrow did not load. Check your signal, then load the page again.';
  window.addEventListener('online', () => window.location.reload());
});
