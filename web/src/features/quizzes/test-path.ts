import { slugText } from '#contract/slug.ts';

/** Where an attempt at a test is taken: `/test-{title of the lesson}/{attempt}/{test}`. */
export function testPath({ lesson, id, testId }: Attempt): string {
  // A title of nothing but signs leaves nothing.
  const slug = slugText(lesson.title) || 'lesson';
  return `/test-${encodeURIComponent(slug)}/${encodeURIComponent(id)}/${encodeURIComponent(testId)}`;
}

interface Attempt {
  readonly lesson: { readonly title: string };
  readonly id: string;
  readonly testId: string;
}

/** Where the lesson's creator reads what was answered to its test, or one attempt at it. */
export const answersPath = (lessonId: string, attemptId?: string) =>
  `/admin/test-answers/${lessonId}${attemptId === undefined ? '' : `/${attemptId}`}`;
