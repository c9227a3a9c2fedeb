import { useState } from 'react';
import type { CourseCard } from '#contract/courses.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedMenu } from '#web/parts/owned/owned-menu.tsx';

const CourseDialog = lazyPart(async () => (await import('./writing/course-dialog.tsx')).CourseDialog);
const DeleteCourse = lazyPart(async () => (await import('./delete-course.tsx')).DeleteCourse);

interface CourseMenuProps {
  course: Pick<CourseCard, 'id' | 'title' | 'creator'>;
  onDeleted: () => void;
}

/** What its creator alone can do with a course. */
export function CourseMenu({ course, onDeleted }: CourseMenuProps) {
  const isOwn = useSession().user?.id === course.creator;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  if (!isOwn) return null;
  return (
    <>
      <OwnedMenu name={course.title} onEdit={() => setOpen('edit')} onDelete={() => setOpen('delete')} />
      {open === 'edit' && <CourseDialog course={course} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <DeleteCourse
          course={course}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted();
          }}
        />
      )}
    </>
  );
}
