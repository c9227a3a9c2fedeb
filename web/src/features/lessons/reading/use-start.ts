import { useEffect } from 'react';
import type { Lesson } from '#contract/lessons.ts';
import { useSession } from '#web/lib/session/session.ts';
import { startLesson } from './progress.ts';

/** What was begun since the page was loaded, as `{member}/{lesson}`: what the outbox has, it sends. */
const begun = new Set<string>();

/** Keeps once that the member has begun what they opened; not of who made it. */
export function useStart(lesson: Lesson | undefined): void {
  const memberId = useSession().user?.id;
  const isNew = lesson?.lesson_progresses.length === 0 && lesson.course.creator !== memberId;
  useEffect(() => {
    const beginning = `${memberId}/${lesson?.id}`;
    if (!isNew || !lesson || begun.has(beginning)) return;
    begun.add(beginning);
    startLesson(lesson);
  }, [isNew, memberId, lesson]);
}
