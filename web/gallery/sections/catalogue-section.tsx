import { CourseCard, CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';
import { CourseGroup } from '#web/features/courses/list/course-groups.tsx';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { longTitle, longWord } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

const course = {
  id: 'soil',
  title: 'Living soil in seven lessons',
  author: 'Priya Raman',
  lessonsCount: 7,
  stars: 4.2,
  ratings: 12,
  isFree: true,
  price: 0,
};
const enrolledUser = [{ id: 'me', enrolls: { isEnroll: true } }];
const courses = [
  { ...course, enrolledUser, completedCount: 3 },
  { ...course, id: 'done', title: 'Drip lines that last ten years', enrolledUser, completedCount: 7 },
  { ...course, id: 'new', title: 'Bees', stars: 0, ratings: 0, lessonsCount: 0 },
  { ...course, id: 'paid', title: longTitle, isFree: false, price: 25.99 },
  { ...course, id: 'long', title: longWord, author: longWord },
];

/** A course in a list: free or not, begun, done, without stars, on its way. */
export const CatalogueSection = () => (
  <>
    <Specimen name="courses of a category" wide>
      <CourseGroup title="Farming" mark={categoryMark('Farming')}>
        {courses.map((each) => (
          <CourseCard key={each.id} course={each} />
        ))}
      </CourseGroup>
    </Specimen>
    <Specimen name="courses on their way" wide>
      <ul className="course-list">
        {(['waiting', 'sending', 'refused'] as const).map((state) => (
          <CourseCard
            key={state}
            course={{ id: state, title: 'Grafting in one weekend' }}
            state={<StateBadge state={state} />}
          />
        ))}
      </ul>
    </Specimen>
    <Specimen name="courses, loading" wide>
      <div aria-hidden="true">
        <CoursesSkeleton count={3} />
      </div>
    </Specimen>
  </>
);
