import { Link } from 'react-router-dom';
import type { CourseCard } from '#contract/courses/courses.ts';
import { Rating } from '#web/components/amplify/rating.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#web/components/amplify/table.ts';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { Frame } from '#web/parts/lists/paged-list.tsx';
import { linkTo } from '../list/course-card.tsx';
import { messages } from '../list/messages.ts';
import { messages as all } from '../messages.ts';
import './course-table.css';

const { managed, count } = messages;

interface CourseTableProps {
  courses: readonly CourseCard[];
  frame: Frame;
  /** Address of the list, for the way back. */
  list: string;
}

/** A member's own courses with price, lessons and rating. */
export function CourseTable({ courses, frame, list }: CourseTableProps) {
  const memberId = useSession().user?.id;
  return (
    <section className="course-table-box" {...frame} aria-label={managed.title}>
      <Table className="course-table" aria-label={managed.title}>
        <TableHead>
          <TableRow>
            {managed.columns.map((name) => (
              <TableCell key={name} as="th" scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {courses.map((course) => (
            <TableRow key={course.id}>
              <TableCell as="th" scope="row">
                <Link className="link" {...linkTo(course, memberId, list)}>
                  {course.title}
                </Link>
                <span className="course-table-category soft text-xs">{course.category}</span>
              </TableCell>
              <TableCell>{course.isFree ? all.free : formatPrice(course.price)}</TableCell>
              <TableCell>{course.lessonsCount === 0 ? all.lessons(0) : count(course.lessonsCount)}</TableCell>
              <TableCell>{count(course.learnersCount)}</TableCell>
              <TableCell>{course.ratings === 0 ? all.noStars : <Mean of={course.stars} />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

const Mean = ({ of }: { of: number }) => (
  <span className="course-table-mean gap-2">
    <Rating value={of} size="small" />
    <span aria-hidden="true">{of.toFixed(1)}</span>
  </span>
);
