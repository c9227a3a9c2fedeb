import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { unknownCategory } from '#kinds/categories.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { responses } from '#kinds/replies/responses.ts';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

/** A course as it stands in the list of all. */
export const CourseItem = z.object({
  id: z.string(),
  title: z.string(),
  /** The description, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  categoryId: z.string(),
  /** Its row in the list of its category. */
  topicRow: z.string(),
  isFree: z.boolean(),
  /** In dollars; absent where it is free. */
  price: z.optional(z.number()),
  thumbnail: z.optional(Picture),
  creator: z.string(),
  createdAt: z.string(),
  /** Changed when lessons are added and removed, without a new version. */
  lessonsCount: z._default(z.int(), 0),
  /** The numbers of lessons that were deleted, which learners may have completed. */
  gone: z.optional(z.set(z.int())),
  /** The numbers of its tally, a moment old: the worker keeps them for lists. */
  learnersCount: z._default(z.int(), 0),
  stars: z._default(z.number(), 0),
  ratings: z._default(z.int(), 0),
  ...responses,
  ...versioned,
});
export type CourseItem = z.infer<typeof CourseItem>;

export const course = new RecordKind<object, CourseItem>({
  noun: 'course',
  missing: 'There is no such course. It may have been deleted.',
  item: CourseItem,
  list: () => lists.courses,
  text: 'title',
  section: 'categoryId',
  topic: ({ categoryId }) => lists.ofCategory(lists.courses, categoryId),
  made: ({ creator }) => lists.coursesMade(creator),
  topicGone: () => unknownCategory('categoryId'),
  files: ({ thumbnail }) => [thumbnail && `thumbnail/${thumbnail.name}`],
  hangs: ({ id }) => [
    { part: 'learners', courseId: id },
    { part: 'partition', pk: partitions.views(id) },
    { part: 'partition', pk: partitions.feedback(id) },
    { part: 'partition', pk: lists.feedback(id).pk },
    { part: 'partition', pk: lists.letIn(id).pk },
    { part: 'partition', pk: keys.courseText(id).pk },
    { part: 'partition', pk: tallies.useful('course', id).pk },
    { part: 'partition', pk: partitions.watchers('course', id) },
    { part: 'reported', on: 'course', id },
    { part: 'collected', id },
  ],
  tallies: ({ id }) => [tallies.course(id)],
});
