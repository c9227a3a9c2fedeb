import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/forced-colors.css';
import '#web/lib/device/install-prompt.ts';
import { hideUseless, readKept } from '#web/lib/device/browser-storage.ts';
import { fetchFonts } from '#web/lib/fonts.ts';
import { mayReload } from '#web/lib/may-reload.ts';
import { askFirst, screenAt } from './ask-first.ts';
import { type FirstScreen, firstScreens } from './first-screens.ts';

// The entry only fetches, so that the first screen, its picture and the application load side by side. The page names
// the application's chunks, which are loading already.

const { pathname, search } = window.location;
const isMember = readKept('userInfo') !== null;
const { screen: found, id } = screenAt<FirstScreen>(pathname, firstScreens);
// These lead members to the news.
const first = found ?? (/^\/(login|register)?$/.test(pathname) ? firstScreens['/news'] : undefined);

const fetchForVisitors = () =>
  pathname.startsWith('/register')
    ? import('./screens/session/sign-up-screen.tsx')
    : import('./screens/session/sign-in-screen.tsx');

function fetchFirstScreen(): void {
  // What does not arrive is asked for again when it is shown.
  (isMember ? first?.fetch : fetchForVisitors)?.().catch(() => undefined);
  if (!isMember) return;
  // With the bars, in one file.
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
    document.body.textContent = 'Furrow did not load. Check your signal, then load the page again.';
    window.addEventListener('online', () => window.location.reload());
  });
}

/**
 * The worker opens what it keeps at once, and says when the network has something newer (`web/worker/worker.js`). The
 * page is loaded again for it, once, while nobody has touched it.
 */
function followNewer({ serviceWorker }: Navigator): void {
  if (!serviceWorker) return;
  serviceWorker.onmessage = ({ data }) => data[0] === 'newer' && mayReload() && window.location.reload();
  const stay = () => {
    serviceWorker.onmessage = null;
  };
  for (const act of ['pointerdown', 'keydown', 'click', 'input', 'wheel'])
    window.addEventListener(act, stay, true);
}

hideUseless();
followNewer(navigator);
// The largest part.
fetchFontsAfter('libraries');
// As links of other screens do, too.
if (found && (search === '' || search === '?add')) void askFirst(found, id, readKept);
afterFirstFrame(start);
