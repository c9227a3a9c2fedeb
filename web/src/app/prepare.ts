import { recallReplies } from '#web/lib/api/replies.tsx';
import { clearReplies } from '#web/lib/device/kept-replies.ts';
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
/** A browser that does not open its database must not hold up the screen. */
const RECALL_TIME_LIMIT_MS = 2000;

/**
 * Fetches what the first render shows. Otherwise there would be several: each awaited part renders by itself, and React
 * lets 300 ms pass between two of them. Never throws: what is missing is fetched again where it is shown.
 */
export async function prepare(): Promise<void> {
  const fetched = withinLimit(fetchParts, { limit: TIME_LIMIT_MS }).catch(() => undefined);
  await Promise.all([startAhead(), fetched]);
  // A session that ended with the browser leaves behind what was read in it.
  if (!getSession().user) void clearReplies();
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
    user && withinLimit(() => recallReplies(user.id), { limit: RECALL_TIME_LIMIT_MS }).catch(() => undefined),
  ]);
  await withinLimit(() => Promise.all([page, fonts]), { limit: SHORT_TIME_LIMIT_MS }).catch(() => undefined);
}

const fetchNews = async (communityId: string) =>
  (await import('#web/features/news/api.ts')).fetchFirstPage(communityId);
