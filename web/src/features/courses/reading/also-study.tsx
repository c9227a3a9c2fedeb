import { Link } from 'react-router-dom';
import { type CourseCard, courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { Meta } from '#web/components/content/meta.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

const MAX_COURSES = 3;

/** Others of the same category; undefined while they load, none where they fail. */
export function useAlsoStudy({ id, categoryId }: Pick<CourseCard, 'id' | 'categoryId'>) {
  const { data, error } = useApi(courses.listCourses, { category: categoryId, pageNumber: 1 });
  const others = data?.data ?? (error && []);
  return others
    ?.filter(isShown)
    .filter((other) => other.id !== id)
    .slice(0, MAX_COURSES);
}

/** Nothing without others. A failure here does not affect the course. */
export function AlsoStudy({ others }: { others: readonly CourseCard[] }) {
  if (others.length === 0) return null;
  return (
    <section className="also">
      <h2 className="text-xl">{messages.also}</h2>
      <ul>
        {others.map((course) => (
          <li key={course.id} className="linked">
            <CoursePicture of={course} />
            <div>
              <h3 className="text-lg">
                <Link className="clamp linked-by linked-ring" to={`/course/${course.id}`} state={{ course }}>
                  {course.title}
                </Link>
              </h3>
              <Meta>
                <span>{course.author}</span>
                <span>{course.isFree ? all.free : formatPrice(course.price)}</span>
              </Meta>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
