import { useRef, useState } from 'react';
import { courses } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { lessons } from '#contract/lessons/lessons.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { shortName } from '#web/lib/format/short-name.ts';
import { courseLists } from '#web/parts/lessons/replies.ts';
import { messages } from './messages.ts';

const texts = messages.lesson;

/** Copies a lesson of one's own, one at a time: the course shows the copy once it is there. */
export function useLessonCopy() {
  const [copying, setCopying] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Of a copy that may have been made though its answer never came: another try finds it. */
  const keys = useRef(new Map<string, string>());

  const copy = async ({ id, courseId, title }: LessonCard) => {
    if (copying !== undefined) return;
    setProblem(undefined);
    setCopying(id);
    const key = keys.current.get(id) ?? newKey();
    keys.current.set(id, key);
    try {
      const { data } = await call(lessons.copyLesson, { id }, { key });
      keys.current.delete(id);
      await refresh(courses.getCourse, (shown) => shown?.id === courseId);
      courseLists.reload();
      toast(texts.copied(shortName(data.title)));
    } catch (error) {
      const { status, message } = error as ApiError;
      // Refused for good: nothing was made under this key.
      if (status >= 400 && status < 500) keys.current.delete(id);
      setProblem(texts.notCopied(shortName(title), message));
    }
    setCopying(undefined);
  };

  return {
    /** The id of the lesson that is being copied. */
    copying,
    /** Why one was not copied. */
    problem,
    copy,
  };
}
