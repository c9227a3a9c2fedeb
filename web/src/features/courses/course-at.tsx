import { useEffect } from 'react';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { forgetDeleted, useCourse } from './api.ts';
import { messages } from './messages.ts';

/** A course by its address; `problem` says why it did not load, and retries. */
export function useCourseAt(id: string) {
  const reply = useCourse(id);
  const { data, error } = reply;
  const isDeleted = error?.status === 404;
  useEffect(() => {
    if (isDeleted) forgetDeleted(id);
  }, [isDeleted, id]);
  return {
    data,
    error,
    isMissing: isDeleted || error?.status === 400,
    reply,
  };
}

/** Instead of a missing course. */
export const CourseMissing = () => <Missing {...messages.missing} to="/courses" />;
