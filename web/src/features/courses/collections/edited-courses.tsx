import type { CourseCard as Course } from '#contract/courses/courses.ts';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { TakeOut } from '#web/parts/collections/take-out.tsx';
import type { Frame } from '#web/parts/lists/paged-list.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import './edited-courses.css';

interface EditedCoursesProps {
  courses: readonly Course[];
  frame: Frame;
  takeOut: (course: Course) => void;
}

/** Courses of a collection, each of which may be taken out. */
export function EditedCourses({ courses, frame, takeOut }: EditedCoursesProps) {
  const isCompact = !useMedia(breakpoints.list);
  return (
    <div className="edited-courses">
      <List {...frame} label={messages.courses}>
        {courses.map((course) => (
          <ListRow
            key={course.id}
            title={course.title}
            lead={<CoursePicture of={course} />}
            meta={
              <Meta>
                <span>{course.author}</span>
                <span>{all.lessons(course.lessonsCount)}</span>
              </Meta>
            }
          >
            <TakeOut title={course.title} isCompact={isCompact} onClick={() => takeOut(course)} />
          </ListRow>
        ))}
      </List>
    </div>
  );
}
