import { fetchDrawing } from '#web/components/state/empty-state.tsx';
import { idle } from '#web/lib/idle.ts';
import { fetchCategories } from '#web/parts/categories/use-categories.ts';
import { fetchScreen } from './fetch-screen.ts';
import { outboxKinds } from './outbox-kinds.ts';

/** Where members go, so that it is there when the signal is not. */
const addresses = [
  // First, because a member who has lost the signal looks there.
  '/unsent',
  ...['/news', '/news/:id', '/news/add', '/community-switching'],
  ...['/library', '/courses', '/course/:id', '/lesson/:id', '/test-:title/:id/:id'],
  ...['/members', '/groups', '/enterprises', '/dashboard', '/profile/:id', '/library/:id'],
  ...['/edit-information', '/calendar/my-events'],
];

/** Together about 105 kB; the others when they are first shown. */
const parts: readonly (() => Promise<unknown>)[] = [
  ...addresses.map((address) => () => fetchScreen(address, true)),
  // The forms: the bar of a lost signal promises that they keep what is typed, so they must open without one.
  () => import('#web/features/news/writing/new-news-dialog.tsx'),
  // What the editor needs to keep a draft.
  () => import('#web/parts/editor/keeping/follow-tabs.ts'),
  () => import('#web/parts/circles/circle-dialog.tsx'),
  () => import('#web/features/library/writing/resource-dialog.tsx'),
  () => import('#web/features/courses/writing/course-dialog.tsx'),
  () => import('#web/features/courses/feedback/feedback-dialog.tsx'),
  // Where the last lesson leads to.
  () => import('#web/features/courses/finish/course-end.tsx'),
  () => import('#web/features/calendar/month/day-dialog.tsx'),
  () => import('#web/features/calendar/writing/event-dialog.tsx'),
  // What the forms of news and courses load.
  fetchCategories,
  // An entry is sent only when its kind has loaded.
  ...Object.values(outboxKinds),
  () => import('#web/parts/keeping/keep-here.tsx'),
  // The question before a sign-out.
  () => import('#web/parts/sync/status/logout-dialog.tsx'),
];

/** Fetches all of it, one after the other, while the browser is idle. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  fetchDrawing();
  for (const fetchPart of parts) {
    await idle();
    if (signal.aborted) return;
    await fetchPart().catch(() => undefined);
  }
}
