import * as z from 'zod/mini';
import { Picture } from '#contract/picture.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { ScopedById } from '#kinds/record/scoped-by-id.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { type CourseItem, course } from './course.ts';

/** A lesson as it stands in its course. `words` counts those of its blocks. */
export const LessonItem = z.object({
  id: z.string(),
  courseId: z.string(),
  /** Given once in its course, and never again: by it enrolments know it. */
  number: z.int(),
  /** The course's key: its creator is the lesson's. */
  parent: z.object({ pk: z.string(), sk: z.string() }),
  title: z.string(),
  /** All of it, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  createdAt: z.string(),
  richtextId: z.string(),
  words: z.int(),
  /** Of its test; written with that, it makes no version. Absent without a test. */
  questionsCount: z.optional(z.int()),
  cover: z.optional(Picture),
  /** The first of its blocks, kept by them. */
  photo: z.optional(Picture),
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
  ],
  // What was answered is the learners', and stays with them; the list of it closes.
  tallies: ({ id }) => [lists.attempts(id)],
  within: { kind: course, as: 'courseId' },
});

/** A lesson by its id alone, and its course. Throws `lesson.missing`, or what the course says where that is gone. */
export async function getLesson(id: string): Promise<{ item: LessonItem; above: CourseItem }> {
  const courseId = courseOfLesson(id);
  const [item, above] = await Promise.all([lesson.find({ id, courseId }), course.get({ id: courseId })]);
  if (!item) throw lesson.missing();
  return { item, above };
}
