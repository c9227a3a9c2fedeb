import { Plus } from 'lucide-react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { messages } from './messages.ts';
import './add-lesson.css';

/** Leads to a new lesson of the course. */
export const AddLesson = ({ courseId, wide = false }: { courseId: string; wide?: boolean }) => (
  <LinkButton to="/admin/lesson/add" state={{ courseId }} variant="primary" icon={<Plus />} wide={wide}>
    {messages.add}
  </LinkButton>
);

/** The same at the end of the page of a phone, where it stays in reach above the bar. */
export const AddLessonBelow = ({ courseId }: { courseId: string }) => (
  <div className="add-lesson-below">
    <AddLesson courseId={courseId} wide />
  </div>
);
