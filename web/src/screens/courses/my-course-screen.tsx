import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isShown } from '#contract/fields/hidden.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { HiddenRow } from '#web/components/content/hidden-note.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useOwnCourses } from '#web/features/courses/api.ts';
import { CourseCard, CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';
import { messages as courses } from '#web/features/courses/messages.ts';
import { messages } from './messages.ts';

/** The dashboard of the courses that the member takes, where a purchase leads to as well. */
export function MyCourseScreen() {
  const { state }: { state: { readonly isExample?: boolean } | null } = useLocation();
  const note = useId();
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title}>
        <LinkButton to="/courses/my-courses">{messages.all}</LinkButton>
      </PageHeader>
      <div className="stack gap-6">
        {state?.isExample && <SampleNote id={note} title={messages.example} text={messages.note} />}
        <div>
          <TakenCourses />
        </div>
      </div>
    </>
  );
}

/** The last joined first; earlier ones are in 'My courses'. */
function TakenCourses() {
  const reply = useOwnCourses('enrolled');
  const { data } = reply;
  if (!data)
    return (
      <Pending of={reply} title={messages.failed}>
        <CoursesSkeleton count={3} />
      </Pending>
    );
  if (data.data.length === 0)
    return (
      <EmptyState drawing="sprout" {...messages.empty}>
        <LinkButton to="/courses">{messages.toAll}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <h2 className="vh">{messages.taken}</h2>
      <ul className="course-list">
        {data.data.map((course) =>
          isShown(course) ? (
            <CourseCard key={course.id} course={course} />
          ) : (
            <HiddenRow key={course.id} text={courses.takenHidden} />
          ),
        )}
      </ul>
    </>
  );
}
