import type { CourseItem } from '#kinds/declared/course.ts';
import { readTally } from '#platform/lists/tally.ts';
import { tallies } from '#platform/table/keys.ts';

/** The flag of a course with a price: it blocks enrolments that were decided while the course was free. */
export const PAID = 'paid';

/** The number that counts so many stars. */
const STARS = ['of1', 'of2', 'of3', 'of4', 'of5'] as const;

/** A course's counts, read consistently. */
export async function countOf(courseId: string) {
  const counted = await readTally(tallies.course(courseId), [
    'learners',
    'sum',
    'ratings',
    'views',
    ...STARS,
  ]);
  const { learners, sum, ratings, views } = counted;
  const starCounts = STARS.map((of) => counted[of]);
  return {
    learnersCount: learners,
    stars: meanOf(sum, ratings),
    ratings,
    sum,
    starCounts,
    viewsCount: views,
  };
}

/** The same as its row has it. */
export async function countForRow(
  courseId: string,
): Promise<Pick<CourseItem, 'learnersCount' | 'stars' | 'ratings'>> {
  const { learnersCount, stars, ratings } = await countOf(courseId);
  return { learnersCount, stars, ratings };
}

/** The mean of stars, with one decimal; 0 without any. */
export const meanOf = (sum: number, ratings: number): number =>
  ratings === 0 ? 0 : Math.round((sum * 10) / ratings) / 10;
