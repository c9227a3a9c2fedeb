import type { Session } from '../../sign-in.ts';
import type { DemoAttempt, DemoQuestion } from '../courses.ts';
import { post, send } from './calls.ts';

type Begun = { data: { id: string; questions: { id: string; question: string }[] } };

const TAKEN_AT = Date.parse('2025-03-11T18:00:00Z');
const TEN_MINUTES_MS = 600_000;

/** Takes a lesson's test as a demo learner and has the teacher mark it; `key` prefixes the steps' names. */
export async function takeTest(
  url: string,
  { learner: session, teacher }: { learner: Session; teacher: Session },
  { lessonId, asked }: { lessonId: string; asked: readonly DemoQuestion[] },
  attempt: DemoAttempt,
  key: (step: string) => string,
): Promise<void> {
  const start = { lessonId, startTime: String(TAKEN_AT) };
  const { data } = await post<Begun>(url, session, '/api/user_tests/start', start, key('begins'));
  const chosen = new Map(asked.map(({ question }, index) => [question, choiceOf(asked, index, attempt)]));
  const choices = data.questions.map(({ id, question }) => ({
    questionId: id,
    choice: chosen.get(question) ?? '',
  }));
  const end = { endTime: String(TAKEN_AT + TEN_MINUTES_MS), choices };
  await send(url, session, ['PUT', `/api/user_tests/${data.id}`], end, key('finishes'));
  if (!attempt.remark) return;
  const written = new Set(asked.filter(({ options }) => !options).map(({ question }) => question));
  const remarks = data.questions
    .filter(({ question }) => written.has(question))
    .map(({ id: questionId }) => ({ questionId, ...attempt.remark }));
  await send(url, teacher, ['PUT', `/api/user_tests/${data.id}/remarks`], { remarks }, key('is marked'));
}

/** The first `right` questions are answered correctly; for the others the last wrong option is chosen. */
function choiceOf(asked: readonly DemoQuestion[], index: number, { right, wrote }: DemoAttempt): string {
  const question = asked[index];
  if (!question?.options) return wrote;
  if (index < right) return question.answer;
  return question.options.findLast((option) => option !== question.answer) ?? '';
}
