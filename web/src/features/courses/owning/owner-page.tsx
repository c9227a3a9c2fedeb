import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#contract/courses.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { Lessons } from './lessons.tsx';
import { messages } from './messages.ts';
import { OwnerHead } from './owner-head.tsx';
import './owner-page.css';

const CourseDialog = lazyPart(async () => (await import('../writing/course-dialog.tsx')).CourseDialog);
const DeleteCourse = lazyPart(async () => (await import('../delete-course.tsx')).DeleteCourse);

interface OwnerPageProps {
  course: Course;
  onDeleted: () => void;
}

/** What its creator sees of a course, and does with it. */
export function OwnerPage({ course, onDeleted }: OwnerPageProps) {
  const editing = useOpenedBy('edit');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <OwnerHead course={course}>
        <Button icon={<Pencil className="icon" aria-hidden="true" />} onClick={editing.open}>
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
      {editing.isOpen && <CourseDialog course={course} onClose={editing.close} onSaved={editing.close} />}
      {isDeleting && (
        <DeleteCourse course={course} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
