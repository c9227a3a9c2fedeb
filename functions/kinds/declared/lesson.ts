import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { ScopedById } from '#kinds/record/scoped-by-id.ts';
import { responses } from '#kinds/replies/responses.ts';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { type CourseItem, course } from './course.ts';

/** A lesson as it stands in its course. `words` counts those of its blocks. */
export const LessonItem = z.object({
  id: z.string(),
  courseId: z.string(),
  /** Its number in its course, given once: enrolments know it by that. */
  number: z.int(),
  /** The course's key: the course's creator owns the lesson. */
  parent: z.object({ pk: z.string(), sk: z.string() }),
  title: z.string(),
  /** The description, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  createdAt: z.string(),
  richtextId: z.string(),
  words: z.int(),
  /** Of its test, and written with it, without a new version. Absent without a test. */
  questionsCount: z.optional(z.int()),
  cover: z.optional(Picture),
  /** The first photo of its blocks, written with them. */
  photo: z.optional(Picture),
  ...responses,
  ...versioned,
});
export type LessonItem = z.infer<typeof LessonItem>;

export const lesson = new ScopedById<{ readonly courseId: string }, LessonItem>({
  noun: 'lesson',
  missing: 'There is no such lesson. It may have been deleted.',
  item: LessonItem,
  list: ({ courseId }) => lists.lessons(courseId),
  scopeOf: (id) => ({ courseId: courseOfLesson(id) }),
  files: ({ cover }) => [cover && `coverImg/${cover.name}`],
  hangs: ({ id, richtextId }) => [
    { part: 'richtext', id: richtextId },
    { part: 'partition', pk: keys.lessonText(id).pk },
    { part: 'partition', pk: keys.test(id).pk },
    { part: 'partition', pk: tallies.useful('lesson', id).pk },
    { part: 'partition', pk: partitions.watchers('lesson', id) },
    { part: 'reported', on: 'lesson', id },
  ],
  // Answers are the learners' and stay; their list is closed.
  tallies: ({ id }) => [lists.attempts(id)],
  within: { kind: course, as: 'courseId' },
});

/** A lesson by its id alone, and its course. Throws `lesson.missing`, or the course's error where that is gone. */
export async function getLesson(id: string): Promise<{ item: LessonItem; above: CourseItem }> {
  const courseId = courseOfLesson(id);
  const [item, above] = await Promise.all([lesson.find({ id, courseId }), course.get({ id: courseId })]);
  if (!item) throw lesson.missing();
  return { item, above };
}
