import { useEffect } from 'react';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { forgetDeleted, useCourse } from './api.ts';
import { messages } from './messages.ts';

/** A course by its address; `problem` says why it did not load, and retries. */
export function useCourseAt(id: string) {
  const { data, error, isValidating, mutate } = useCourse(id);
  const isDeleted = error?.status === 404;
  useEffect(() => {
    if (isDeleted) forgetDeleted(id);
  }, [isDeleted, id]);
  return {
    data,
    error,
    isMissing: isDeleted || error?.status === 400,
    problem: (title: string) =>
      error && <Problem title={title} error={error} retry={() => void mutate()} busy={isValidating} />,
  };
}

/** Instead of a missing course. */
export const CourseMissing = () => <Missing {...messages.missing} to="/courses" />;

/** While a course loads: its screen's title is not known yet. */
export const UntitledCourse = () => (
  <h1 className="vh" tabIndex={-1}>
    {messages.title}
  </h1>
);
