import type { QuestionDraft } from '#contract/quizzes/quizzes.ts';
import type { Choice } from '#contract/quizzes/user-tests.ts';
import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { made } from '#test/told.ts';
import { enrol, newCourse } from './courses.ts';
import { newLesson } from './lessons.ts';

/** A question of multiple choice, of which the first option is right where nothing else is said. */
export const mcq = (question: string, options: string[], answer = options[0]): QuestionDraft => ({
  type: 'mcq',
  question,
  options,
  answer,
});
export const subjective = (question: string): QuestionDraft => ({ type: 'subjective', question });

export const twoQuestions = [
  mcq('When is rapeseed sown?', ['August', 'May', 'December']),
  subjective('What did you see in the field?'),
];

export const addTest = (
  member: TestMember,
  lessonId: string,
  questions: readonly unknown[] = twoQuestions,
  key = newKey(),
) => member.call('POST', '/api/tests/add', { lessonId, questions }, key);

/** Gives a lesson a test; answers it. */
export const newTest = (member: TestMember, lessonId: string, questions?: readonly QuestionDraft[]) =>
  made(addTest(member, lessonId, questions));

/** A course of one lesson with a test, which these learners take. */
export async function newTested(
  teacher: TestMember,
  learners: readonly TestMember[],
  questions?: readonly QuestionDraft[],
) {
  const { id: courseId } = await newCourse(teacher);
  const { id: lessonId } = await newLesson(teacher, courseId);
  const test = await newTest(teacher, lessonId, questions);
  for (const learner of learners) await enrol(learner, courseId);
  const ids: string[] = test.questions.map(({ id }: { id: string }) => id);
  return { courseId: String(courseId), lessonId: String(lessonId), questions: test.questions, ids };
}

export const changeTest = (
  member: TestMember,
  id: string,
  questions: readonly unknown[],
  version?: number,
  key = newKey(),
) => member.call('PUT', `/api/tests/${id}`, { questions, version }, key);

export const viewTest = (member: TestMember, lessonId: string) =>
  member.call('GET', `/api/tests/lesson/${lessonId}`);

export const deleteQuestion = (member: TestMember, id: string) =>
  member.call('DELETE', `/api/questions/${id}`);

export const startTest = (member: TestMember, lessonId: string, key = newKey()) =>
  member.call('POST', '/api/user_tests/start', { lessonId, startTime: '1741600000000' }, key);

/** As a device does that began without a connection, with the questions of that edition. */
export const startElsewhere = (member: TestMember, lessonId: string, edition: number, key = newKey()) =>
  member.call('POST', '/api/user_tests/start', { lessonId, startTime: '1741600000000', edition }, key);

export const finishTest = (member: TestMember, id: string, choices: readonly Choice[], key = newKey()) =>
  member.call('PUT', `/api/user_tests/${id}`, { endTime: '1741601800000', choices }, key);

export const viewAttempt = (member: TestMember, id: string) => member.call('GET', `/api/user_tests/${id}`);

/** What learners answered, as the course's creator reads it. */
export const learnersOf = (member: TestMember, lessonId: string, query = '') =>
  member.call('GET', `/api/user_tests/lesson/${lessonId}/learners${query}`);

export const remark = (
  member: TestMember,
  id: string,
  remarks: readonly unknown[],
  version?: number,
  key = newKey(),
) => member.call('PUT', `/api/user_tests/${id}/remarks`, { remarks, version }, key);

export const attemptsOf = (member: TestMember, lessonId: string) =>
  member.call('GET', `/api/user_tests/lesson/${lessonId}`);

/** Begins an attempt; answers it with its questions. */
export const newAttempt = (member: TestMember, lessonId: string) => made(startTest(member, lessonId));

/** Takes a lesson's test, and answers each question by its text; what is not named is left out. */
export async function takeTest(member: TestMember, lessonId: string, answers: Record<string, string>) {
  const { id, questions } = await newAttempt(member, lessonId);
  const choices = questions.flatMap(({ id, question }: { id: string; question: string }) =>
    answers[question] === undefined ? [] : [{ questionId: id, choice: answers[question] }],
  );
  return finishTest(member, id, choices);
}
