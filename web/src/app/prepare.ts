import { fetchFonts } from '#web/lib/fonts.ts';
import { getSession } from '#web/lib/session/session.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { fetchScreen } from './fetch-screen.ts';
import { Entry } from './lazy-entry.ts';
import { fetchBars } from './shell/lazy-bars.ts';
import { startAhead } from './startup.tsx';

/** Milliseconds. What takes longer is shown when it comes. */
const TIME_LIMIT_MS = 8000;
/** For the news, which have a skeleton, and the fonts, which have substitutes. */
const SHORT_TIME_LIMIT_MS = 300;

/**
 * Fetches what the first render shows. Otherwise there would be several: each awaited part renders by itself, and React
 * lets 300 ms pass between two of them. Never throws: what is missing is fetched again where it is shown.
 */
export async function prepare(): Promise<void> {
  const fetched = withinLimit(fetchParts, { limit: TIME_LIMIT_MS }).catch(() => undefined);
  await Promise.all([startAhead(), fetched]);
}

async function fetchParts(): Promise<void> {
  const { user, community } = getSession();
  const fonts = fetchFonts();
  const { pathname, search } = window.location;
  const page = community && pathname === '/news' && search === '' && fetchNews(community.id);
  await Promise.all([
    fetchScreen(pathname, user !== undefined),
    user && fetchBars(),
    user && !community && Entry.fetch(),
  ]);
  await withinLimit(() => Promise.all([page, fonts]), { limit: SHORT_TIME_LIMIT_MS }).catch(() => undefined);
}

const fetchNews = async (communityId: string) =>
  (await import('#web/features/news/api.ts')).fetchFirstPage(communityId);
