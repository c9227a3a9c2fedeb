import { fetchDrawing } from '#web/components/state/problem.tsx';
import { idle } from '#web/lib/idle.ts';
import {
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

/** Where members go, so that it is there when the signal is not. Together about 80 kB; the others as they are met. */
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
  // What is written waits for the words of its kind before it goes out.
  ...Object.values(outboxKinds).map((load) => ({ fetch: () => load().catch(() => undefined) })),
  // Asks before a sign-out.
  { fetch: () => import('#web/parts/outbox/logout-dialog.tsx').catch(() => undefined) },
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
