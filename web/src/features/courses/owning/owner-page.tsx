import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#contract/courses.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { CourseFeedback } from '../feedback/lazy-feedback.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { Lessons } from './lessons.tsx';
import { messages } from './messages.ts';
import { OwnerHead } from './owner-head.tsx';
import './owner-page.css';

const Learners = lazyPart(async () => (await import('../learners/learners.tsx')).Learners, { isQuiet: true });

const DeleteCourse = lazyPart(async () => (await import('../delete-course.tsx')).DeleteCourse);

interface OwnerPageProps {
  course: Course;
  onEdit: () => void;
  onDeleted: () => void;
}

/** What its creator sees of a course, and does with it. */
export function OwnerPage({ course, onEdit, onDeleted }: OwnerPageProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <OwnerHead course={course}>
        <Button icon={<Pencil className="icon" aria-hidden="true" />} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button
          className="btn-warn"
          icon={<Trash2 className="icon" aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        >
          {messages.delete}
        </Button>
      </OwnerHead>
      <AtAGlance course={course} />
      <Lessons course={course} />
      {!course.isFree && <Learners course={course} />}
      <CourseFeedback course={course} />
      {isDeleting && (
        <DeleteCourse course={course} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
