import type { Course } from '#contract/courses/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { isEnrolled } from '../api.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

/** Instead of the end of a course: why it is not there, and where to go on. */
export function NotFinished({ course, isOwn }: { course: Course; isOwn: boolean }) {
  const { title, text, action } = whyNot(course, isOwn);
  return (
    <>
      <PageHeader title={course.title} />
      <EmptyState drawing="sprout" isInSection title={title} text={text}>
        <LinkButton to={isOwn ? `/admin${coursePath(course)}` : coursePath(course)}>{action}</LinkButton>
      </EmptyState>
    </>
  );
}

function whyNot(course: Course, isOwn: boolean) {
  const { lessons, completedCount = 0 } = course;
  if (isOwn) return messages.own;
  if (!isEnrolled(course)) return messages.notIn;
  if (lessons.length === 0) return messages.noLessons;
  return { ...messages.going, text: messages.going.text(all.progress(completedCount, lessons.length)) };
}
