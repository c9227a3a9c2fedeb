import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { TakenCourses } from '#web/features/courses/reading/taken-courses.tsx';
import { messages } from '#web/features/courses/reading/taken-messages.ts';
import './my-course-screen.css';

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
      {state?.isExample && (
        <div className="my-course-note">
          <SampleNote id={note} title={messages.example} text={messages.note} />
        </div>
      )}
      <TakenCourses />
    </>
  );
}
