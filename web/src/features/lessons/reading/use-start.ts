import { useEffect } from 'react';
import type { Lesson } from '#contract/lessons.ts';
import { sessionEra, useSession } from '#web/lib/session/session.ts';
import { loadOutbox } from '#web/parts/sync/queue/wishes.ts';
import { startLesson } from './progress.ts';

/** What was begun, as `{session}/{lesson}`: what the outbox has, it sends. */
const begun = new Set<string>();

/** Fetches what a press on Next needs before there is one: out in the field the connection may be gone by then. */
function fetchSending(): void {
  for (const load of [loadOutbox, () => import('./outbox-kind.ts')]) load().catch(() => undefined);
}

/** Keeps once that the member has begun what they opened; not of who made it. */
export function useStart(lesson: Lesson | undefined): void {
  const memberId = useSession().user?.id;
  const isNew = lesson?.lesson_progresses.length === 0 && lesson.course.creator !== memberId;
  useEffect(fetchSending, []);
  useEffect(() => {
    const beginning = `${sessionEra()}/${lesson?.id}`;
    if (!isNew || !lesson || begun.has(beginning)) return;
    begun.add(beginning);
    startLesson(lesson);
  }, [isNew, lesson]);
}
