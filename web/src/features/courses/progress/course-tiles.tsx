import { type CourseCard, courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { Tile } from '#web/components/list/tile.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { RowTiles, type TileRow, useTileRow } from '#web/parts/lists/row-tiles.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { progressOf, wayOn } from './progress-of.ts';

/** The dashboard's row of the member's own courses: those that they take, then those that they made; none hidden. */
export function useCourseRow(): TileRow<CourseCard> {
  const { items, ...row } = useTileRow(courses.listUserCourses);
  return { ...row, items: items.filter(isShown) };
}

/** A row of the member's own courses, for `Tiles`: their progress, and where to go on. */
export function CourseTiles({ row }: { row: TileRow<CourseCard> }) {
  const memberId = useSession().user?.id;
  return (
    <RowTiles row={row} texts={messages.row} wayOn={{ to: '/courses', text: messages.row.toAll }}>
      {(course) => (
        <Tile
          key={course.id}
          title={course.title}
          picture={<CoursePicture of={course} />}
          {...(course.creator === memberId ? ownTile(course) : takenTile(course))}
        />
      )}
    </RowTiles>
  );
}

const ownTile = ({ id }: CourseCard) => ({ to: `/admin/course/${id}`, meta: messages.row.own });

function takenTile(course: CourseCard) {
  const { state, done, all: lessons, percent } = progressOf(course);
  return {
    to: wayOn(course),
    meta: lessons === 0 ? all.lessons(0) : state === 'going' ? messages.row.goOn : messages.states[state],
    ...(lessons > 0 && { progress: percent, progressWords: all.progress(done, lessons) }),
  };
}
