import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useOwnCourses } from '#web/features/courses/api.ts';
import { CourseCard, CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';

const texts = {
  title: 'My courses',
  back: 'My dashboard',
  all: 'My courses & collections',
  example: 'This is an example.',
  note: 'Nothing was bought. Here are the courses that you take; the one of the example is not among them by that.',
  taken: 'Courses you take',
  failed: 'Your courses did not load',
  empty: { title: 'You take no course yet', text: 'Join one, and it stands here.' },
  toAll: 'See all courses',
};

/** The dashboard of the courses that the member takes, where a purchase leads to as well. */
export function MyCourseScreen() {
  const { state }: { state: { readonly isExample?: boolean } | null } = useLocation();
  const note = useId();
  return (
    <>
      <BackLink to="/dashboard">{texts.back}</BackLink>
      <PageHeader title={texts.title}>
        <LinkButton to="/courses/my-courses">{texts.all}</LinkButton>
      </PageHeader>
      <div className="stack gap-6">
        {state?.isExample && <SampleNote id={note} title={texts.example} text={texts.note} />}
        <div>
          <TakenCourses />
        </div>
      </div>
    </>
  );
}

/** The last joined first; those that are further back stand with all that is theirs. */
function TakenCourses() {
  const { data, error, isValidating, mutate } = useOwnCourses('enrolled');
  if (!data)
    return error ? (
      <Problem title={texts.failed} error={error} retry={() => void mutate()} busy={isValidating} />
    ) : (
      <Loading>
        <CoursesSkeleton count={3} />
      </Loading>
    );
  if (data.data.length === 0)
    return (
      <EmptyState drawing="sprout" {...texts.empty}>
        <LinkButton to="/courses">{texts.toAll}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <h2 className="vh">{texts.taken}</h2>
      <ul className="course-list">
        {data.data.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </>
  );
}
