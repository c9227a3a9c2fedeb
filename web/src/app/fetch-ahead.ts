import { fetchDrawing } from '#web/components/state/empty-state.tsx';
import { idle } from '#web/lib/idle.ts';
import { fetchCategories } from '#web/parts/categories/use-categories.ts';
import { fetchScreen } from './fetch-screen.ts';
import { outboxKinds } from './outbox-kinds.ts';

/** Where members go, so that it is there when the signal is not. */
const addresses = [
  // First: who has lost the signal looks there.
  '/unsent',
  ...['/news', '/news/:id', '/news/add', '/community-switching'],
  ...['/library', '/courses', '/course/:id', '/lesson/:id', '/test-:title/:id/:id'],
  ...['/members', '/groups', '/enterprises', '/dashboard', '/profile/:id', '/library/:id'],
  ...['/edit-information', '/calendar/my-events'],
];

/** Together about 105 kB; the others as they are met. */
const parts: readonly (() => Promise<unknown>)[] = [
  ...addresses.map((address) => () => fetchScreen(address, true)),
  // The forms of what one writes: the bar of a lost signal promises that it is kept, so they open without one.
  () => import('#web/features/news/writing/new-news-dialog.tsx'),
  // By which the editor keeps a draft.
  () => import('#web/parts/editor/keeping/follow-tabs.ts'),
  () => import('#web/parts/circles/circle-dialog.tsx'),
  () => import('#web/features/library/writing/resource-dialog.tsx'),
  () => import('#web/features/courses/writing/course-dialog.tsx'),
  () => import('#web/features/courses/feedback/feedback-dialog.tsx'),
  () => import('#web/features/calendar/month/day-dialog.tsx'),
  () => import('#web/features/calendar/writing/event-dialog.tsx'),
  // Which forms of news and courses ask for.
  fetchCategories,
  // What is written waits for the words of its kind before it goes out.
  ...Object.values(outboxKinds),
  // Asks before a sign-out.
  () => import('#web/parts/sync/status/logout-dialog.tsx'),
];

/** Fetches all of it, one after the other, while nothing else is to be done. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  fetchDrawing();
  for (const fetchPart of parts) {
    await idle();
    if (signal.aborted) return;
    await fetchPart().catch(() => undefined);
  }
}
