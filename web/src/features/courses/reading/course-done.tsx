import { CircleCheck } from 'lucide-react';
import type { CourseCard } from '#contract/courses/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { finishedPath } from '#web/parts/lessons/learning.ts';
import { messages } from './messages.ts';

interface CourseDoneProps {
  course: Pick<CourseCard, 'id'>;
  /** Of its words. */
  id: string;
}

/** Above all else of a course that the learner has finished, where 'Course Complete' leads: the way to its end. */
export const CourseDone = ({ course, id }: CourseDoneProps) => (
  <div className="course-done cluster gap-3">
    <p className="row gap-2 strong" id={id}>
      <CircleCheck />
      {messages.done}
    </p>
    <LinkButton variant="primary" small to={finishedPath(course)}>
      {messages.field}
    </LinkButton>
  </div>
);
