import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useOwnCourses } from '../api.ts';
import { CourseCard, CoursesSkeleton } from '../list/course-card.tsx';
import { messages } from './taken-messages.ts';

/** The courses that the member takes, the last joined first; those that are further back stand with all that is theirs. */
export function TakenCourses() {
  const { data, error, isValidating, mutate } = useOwnCourses('enrolled');
  if (!data)
    return error ? (
      <Problem title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />
    ) : (
      <Loading label={messages.loading}>
        <CoursesSkeleton count={3} />
      </Loading>
    );
  const { title, text, action } = messages.empty;
  if (data.data.length === 0)
    return (
      <EmptyState drawing="sprout" title={title} text={text}>
        <LinkButton to="/courses">{action}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <h2 className="vh">{messages.taken}</h2>
      <ul className="course-list">
        {data.data.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </>
  );
}
