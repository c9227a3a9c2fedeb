import { updateTest as row } from '#contract/quizzes/quizzes.ts';
import { readQuestions } from '#kinds/test/editions.ts';
import { ownLesson, questionsFrom, saveQuestions } from '#kinds/test/save.ts';
import { showTest } from '#kinds/test/show.ts';
import { getTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion } from '#platform/table/version.ts';

export const handler = endpoint(row, ({ id, questions, showsAnswers, version }, { member, commit }) =>
  commit(async () => {
    const before = await getTest(id);
    const lesson = await ownLesson(member, id);
    checkVersion('test', version, before);
    const known = await readQuestions(before);
    const stored = questionsFrom(lesson.item, questions, known);
    const { actions, ...asked } = saveQuestions(lesson, before, stored, showsAnswers);
    return { reply: showTest(asked), actions };
  }),
);
