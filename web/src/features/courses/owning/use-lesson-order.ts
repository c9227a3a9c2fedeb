import { useRef, useState } from 'react';
import { type Course, courses } from '#contract/courses/courses.ts';
import { lessons as contract } from '#contract/lessons/lessons.ts';
import { withMoved } from '#web/components/list/sorting.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { inOrder, showOrder } from '../api.ts';
import { messages } from './messages.ts';

type Ids = readonly string[];

/**
 * The lessons of a course as their creator orders them: shown at once, and undone where that is refused. Orders are
 * sent one after the other; only the last of several is sent.
 */
export function useLessonOrder(course: Course) {
  const [wanted, setWanted] = useState<Ids>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Ids>(undefined);
  const shown = wanted ? inOrder(course.lessons, wanted) : course.lessons;

  const send = async () => {
    try {
      for (let sent: Ids | undefined; latest.current && latest.current !== sent; ) {
        sent = latest.current;
        await call(contract.orderLessons, { courseId: course.id, ids: [...sent] });
        showOrder(course.id, sent);
      }
    } catch (error) {
      const { status, message } = error as ApiError;
      setProblem(status === 409 ? messages.changedElsewhere : messages.notMoved(message));
      await refresh(courses.getCourse, (reply) => reply?.id === course.id);
    }
    latest.current = undefined;
    setWanted(undefined);
  };

  return {
    lessons: shown,
    /** Why an order was refused. */
    problem,
    /** To an index. */
    move(moved: string, to: number): void {
      const ids = withMoved(shown, moved, to).map(({ id }) => id);
      setProblem(undefined);
      setWanted(ids);
      const isSending = latest.current !== undefined;
      latest.current = ids;
      if (!isSending) void send();
    },
  };
}
