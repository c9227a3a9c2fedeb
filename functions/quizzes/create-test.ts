import { createTest as row } from '#contract/quizzes/quizzes.ts';
import { ownLesson, questionsFrom, saveQuestions } from '#kinds/test/save.ts';
import { showTest } from '#kinds/test/show.ts';
import { findTest, isTest } from '#kinds/test/test.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ lessonId, questions, showsAnswers }, { member, commit }) =>
  commit(async () => {
    const lesson = await ownLesson(member, lessonId);
    const before = await findTest(lessonId);
    if (isTest(before)) {
      throw new AppError(
        'conflict',
        'test.exists',
        'This lesson has a test already. Please change that one.',
      );
    }
    const stored = questionsFrom(lesson.item, questions);
    const { actions, ...asked } = saveQuestions(lesson, before, stored, showsAnswers ?? false);
    return { reply: { data: showTest(asked) }, actions };
  }),
);
