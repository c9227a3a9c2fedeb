import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/forced-colors.css';
import { askAsMember } from '#web/lib/api/early.ts';
import { hideUseless, readKept } from '#web/lib/device/browser-storage.ts';
import { fetchFonts } from '#web/lib/fonts.ts';
import { fetchNewsEarly } from './features/news/list/early-page.ts';
import { firstPages } from './first-pages.ts';

// The entry only fetches, so that the first screen, its picture and the application load side by side. The page names
// the application's chunks, which are loading already.

type Screens = Record<string, () => Promise<unknown>>;

/** By the beginning of the address: the first that fits. */
const forMembers: Screens = {
  '/dashboard': () => import('./screens/dashboard-screen.tsx'),
  '/news/add': () => import('./screens/news/news-editor-screen.tsx'),
  '/news/edit/': () => import('./screens/news/news-edit-screen.tsx'),
  '/news/topics': () => import('./screens/news/topics-screen.tsx'),
  '/news/': () => import('./screens/news/news-view-screen.tsx'),
  '/community-switching': () => import('./screens/circles/communities-screen.tsx'),
  '/community-members/': () => import('./screens/members/members-screen.tsx'),
  '/members/': () => import('./screens/members/profile-screen.tsx'),
  '/members': () => import('./screens/members/members-screen.tsx'),
  '/courses/my-courses/': () => import('./screens/courses/course-collection-screen.tsx'),
  '/courses': () => import('./screens/courses/courses-screen.tsx'),
  '/library/collection': () => import('./screens/library/library-screen.tsx'),
  '/library/': () => import('./screens/library/resource-screen.tsx'),
  '/library': () => import('./screens/library/library-screen.tsx'),
  '/': () => import('./screens/news/news-screen.tsx'),
};
const forVisitors: Screens = {
  '/register': () => import('./screens/session/sign-up-screen.tsx'),
  '/': () => import('./screens/session/sign-in-screen.tsx'),
};

const { pathname, search } = window.location;
const firstPage = (firstPages as Readonly<Record<string, string>>)[pathname];

function fetchFirstScreen(): void {
  const isMember = readKept('userInfo') !== null;
  const screens = Object.entries(isMember ? forMembers : forVisitors);
  // What does not arrive is asked for again when it is shown.
  screens
    .find(([beginning]) => pathname.startsWith(beginning))?.[1]()
    .catch(() => undefined);
  if (!isMember) return;
  import('./app/shell/bars.tsx').catch(() => undefined);
  import('./app/member-routes.tsx').catch(() => undefined);
}

/** Fonts load while the application starts: earlier they would delay it, later the words would change in sight. */
function fetchFontsAfter(part: string): void {
  document
    .querySelector(`link[rel=modulepreload][href*="/${part}-"]`)
    ?.addEventListener('load', () => void fetchFonts());
}

/**
 * On a second visit all of it is cached, and running it before the first frame would hide what the page painted by
 * itself. A hidden page has no frames.
 */
function afterFirstFrame(run: () => void): void {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isPainted || document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

function start(): void {
  fetchFirstScreen();
  import('./app/start.tsx').catch(() => {
    document.getElementById('boot')?.remove();
    const root = document.getElementById('root');
    if (root) root.textContent = 'Furrow did not load. Check your signal, then load the page again.';
    window.addEventListener('online', () => window.location.reload());
  });
}

hideUseless();
// The largest part.
fetchFontsAfter('libraries');
if (pathname === '/news' && search === '') void fetchNewsEarly(readKept);
// As links of other screens do, too.
if (firstPage && (search === '' || search === '?add')) void askAsMember(firstPage, readKept);
afterFirstFrame(start);
