import { fetchDrawing } from '#web/components/state/empty-state.tsx';
import { idle } from '#web/lib/idle.ts';
import { fetchScreen } from './fetch-screen.ts';

/**
 * Screens that the next tap is likely to open, by the beginning of the address. What else is tapped is fetched when it
 * is touched (`app.tsx`). Together with what the screen fetches by itself at most 60 kB, which
 * `test/e2e/offline/fetch-ahead.test.ts` counts.
 */
const next: Readonly<Record<string, readonly string[]>> = {
  '/news/': ['/news'],
  '/news': ['/news/:id'],
  '/course/': ['/lesson/:id'],
  '/lesson/': ['/test-:title/:id/:id'],
  '/members': ['/members/profile/:id'],
  '/dashboard': ['/courses'],
};

/** Fetches them one after the other, while the browser is idle, where no service worker keeps them. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  fetchDrawing();
  const [, likely = []] =
    Object.entries(next).find(([beginning]) => window.location.pathname.startsWith(beginning)) ?? [];
  for (const address of likely) {
    await idle();
    if (signal.aborted) return;
    await fetchScreen(address, true);
  }
}
