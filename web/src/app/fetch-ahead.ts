import { fetchDrawing } from '#web/components/state/empty-state.tsx';
import { idle } from '#web/lib/idle.ts';
import { fetchCategories } from '#web/parts/categories/use-categories.ts';
import {
  CalendarScreen,
  CommunitiesScreen,
  CourseScreen,
  CoursesScreen,
  DashboardScreen,
  EditInformationScreen,
  EnterprisesScreen,
  GroupsScreen,
  LessonScreen,
  LibraryScreen,
  MembersScreen,
  NewsEditorScreen,
  NewsScreen,
  NewsViewScreen,
  ProfileScreen,
  ResourceScreen,
  TestScreen,
  UnsentScreen,
} from './member-screens.ts';
import { outboxKinds } from './outbox-kinds.ts';

/** The forms of what one writes: the bar of a lost signal promises that it is kept, so they open without one. */
const forms: readonly (() => Promise<unknown>)[] = [
  () => import('#web/features/news/writing/new-news-dialog.tsx'),
  // By which the editor keeps a draft.
  () => import('#web/parts/editor/keeping/follow-tabs.ts'),
  () => import('#web/parts/circles/circle-dialog.tsx'),
  () => import('#web/features/library/writing/resource-dialog.tsx'),
  () => import('#web/features/courses/writing/course-dialog.tsx'),
  () => import('#web/features/courses/feedback/feedback-dialog.tsx'),
  () => import('#web/features/calendar/month/day-dialog.tsx'),
  () => import('#web/features/calendar/writing/event-dialog.tsx'),
];

const quietly = (load: () => Promise<unknown>) => ({ fetch: () => load().catch(() => undefined) });

/** Where members go, so that it is there when the signal is not. Together about 105 kB; the others as they are met. */
const parts = [
  // First: who has lost the signal looks there.
  UnsentScreen,
  NewsScreen,
  NewsViewScreen,
  NewsEditorScreen,
  CommunitiesScreen,
  LibraryScreen,
  CoursesScreen,
  CourseScreen,
  LessonScreen,
  TestScreen,
  MembersScreen,
  GroupsScreen,
  EnterprisesScreen,
  DashboardScreen,
  ProfileScreen,
  ResourceScreen,
  EditInformationScreen,
  CalendarScreen,
  ...forms.map(quietly),
  // Which forms of news and courses ask for.
  quietly(fetchCategories),
  // What is written waits for the words of its kind before it goes out.
  ...Object.values(outboxKinds).map(quietly),
  // Asks before a sign-out.
  quietly(() => import('#web/parts/sync/status/logout-dialog.tsx')),
];

/** Fetches the screens one after the other while nothing else is to be done. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  fetchDrawing();
  for (const part of parts) {
    await idle();
    if (signal.aborted) return;
    await part.fetch();
  }
}
