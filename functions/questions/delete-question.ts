import { deleteQuestion as row } from '#contract/quizzes/quizzes.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { readQuestions } from '#kinds/test/editions.ts';
import { ownLesson, saveQuestions } from '#kinds/test/save.ts';
import { findTest } from '#kinds/test/test.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const before = await findTest(lessonOf(id));
    if (!before) throw missing();
    const lesson = await ownLesson(member, before.id);
    const known = await readQuestions(before);
    const left = known.filter((question) => question.id !== id);
    if (left.length === known.length) throw missing();
    return { reply: { id }, actions: saveQuestions(lesson, before, left).actions };
  }),
);

const missing = () =>
  new AppError('missing', 'question.missing', 'There is no such question. It may have been deleted.');
