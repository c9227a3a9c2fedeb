import { useEffect } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { sessionNumber, useSession } from '#web/lib/session/session.ts';
import { coursePath, FINISHING, lessonSubject, STARTING } from '#web/parts/lessons/learning.ts';
import type { RouteName, StepInput } from '#web/parts/sync/queue/outbox-entry.ts';
import { loadOutbox, putToggle } from '#web/parts/sync/queue/pending-toggles.ts';
import { reloadLearned } from '../api.ts';
import { messages } from './messages.ts';

const step = <Name extends RouteName>(route: Name, input: StepInput<Name>) => ({
  key: newKey(),
  route,
  input: { ...input },
});

const begin = (lessonId: string) =>
  step('lesson-progress.startLesson', { lessonId, startTime: String(Date.now()) });

/** Keeps that the member begins a lesson, silently: they wanted to read. */
function startLesson({ id, title, course }: Lesson): void {
  putToggle({
    kind: STARTING,
    subject: lessonSubject(id),
    desired: 'begun',
    title: messages.begun(title),
    queueKey: coursePath(course),
    steps: [begin(id)],
    // A member who may not begin it may not open it either.
    onFailed: (_, refused) => refused && reloadLearned(course.id, [id]),
  });
}

/** Lessons that were begun, as `{session}/{lesson}`: the outbox sends them. */
const begun = new Set<string>();

/** Fetches what a press on Next needs before it: in the field the connection may be gone by then. */
function fetchSending(): void {
  for (const load of [loadOutbox, () => import('./outbox-kind.ts')]) load().catch(() => undefined);
}

/** Keeps once that the member has begun the opened lesson; not for its creator, or an administrator who looks at it. */
export function useStart(lesson: Lesson | undefined): void {
  const memberId = useSession().user?.id;
  const isNew =
    lesson?.lesson_progresses.length === 0 && lesson.course.creator !== memberId && !lesson.isLocked;
  useEffect(fetchSending, []);
  useEffect(() => {
    const beginning = `${sessionNumber()}/${lesson?.id}`;
    if (!isNew || !lesson || begun.has(beginning)) return;
    begun.add(beginning);
    startLesson(lesson);
  }, [isNew, lesson]);
}

/**
 * Completes a lesson and begins the next, as one entry; it shows at once, and is undone with words where it is refused.
 */
export function finishLesson({ id, title, course, next, lesson_progresses: [own] }: Lesson): void {
  const first = own ? undefined : begin(id);
  const complete = step('lesson-progress.completeLesson', {
    id: own?.id ?? { from: first?.key ?? '', path: 'data.id' },
    isCompleted: true,
    endTime: String(Date.now()),
  });
  putToggle({
    kind: FINISHING,
    subject: lessonSubject(id),
    desired: 'completed',
    title: messages.finished(title),
    queueKey: coursePath(course),
    steps: [...(first ? [first] : []), complete, ...(next ? [begin(next.id)] : [])],
    onFailed(why, refused) {
      const isDone = refused?.steps.some(({ key, state }) => key === complete.key && state === 'done');
      if (!isDone) toastFailure(messages.notFinished(title, why));
      // Another lesson may be between by now. Its own page says whether it is open, or gone.
      else if (next?.isLocked && refused?.problem?.status === 403)
        toastFailure(messages.notOpen(next.title, why));
      if (refused) reloadLearned(course.id, [id, ...(next ? [next.id] : [])]);
    },
  });
}
