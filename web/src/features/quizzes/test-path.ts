import { slugText } from '#contract/fields/slug.ts';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';

type AnAttempt = Pick<OneUserTest, 'id' | 'testId'> & {
  readonly lesson: Pick<OneUserTest['lesson'], 'title'>;
};

/** The address of an attempt at a test: `/test-{title of the lesson}/{attempt}/{test}`. */
export function testPath({ lesson, id, testId }: AnAttempt): string {
  // A title of nothing but signs leaves nothing.
  const slug = slugText(lesson.title) || 'lesson';
  return `/test-${encodeURIComponent(slug)}/${encodeURIComponent(id)}/${encodeURIComponent(testId)}`;
}

/** The address at which the lesson's creator reads answers to its test, or one attempt. */
export const answersPath = (lessonId: string, attemptId?: string) =>
  `/admin/test-answers/${lessonId}${attemptId === undefined ? '' : `/${attemptId}`}`;
