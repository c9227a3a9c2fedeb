import { addressOf } from '#contract/notices/site-address.ts';
import { remark as row } from '#contract/quizzes/user-tests.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { placesOf, wants } from '#kinds/notice-wishes.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { toldOf } from '#kinds/replies/told.ts';
import type { AttemptItem } from '#kinds/test/attempt-item.ts';
import { ownLesson } from '#kinds/test/save.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion } from '#platform/table/version.ts';
import { choicesOf, findTries, getAttempt, getListed, questionsOf, showAttempt } from './attempt.ts';
import { grade } from './grade.ts';
import { mark } from './marking.ts';
import { findRemarks, showRemarks, withDrafts } from './remarks.ts';

export const handler = endpoint(row, ({ id, remarks: drafts, version }, { member, commit }) => {
  /** Remarks stay as sent: those of another request at the same time do not make it stale. */
  let answered: Answered | undefined;
  return commit(async () => {
    const listed = await getListed(id);
    const { item: lesson } = await ownLesson(member, lessonOf(id));
    const { userId } = listed;
    const [tries, said] = await Promise.all([findTries(userId, lesson.id), findRemarks(userId, id)]);
    const before = await getAttempt(userId, id);
    answered ??= await readAnswered(userId, before);
    const { questions, choices } = answered;
    const remarks = withDrafts(questions, said, drafts);
    checkVersion('user-test', version, said ?? { version: 0 });
    const changedAt = new Date().toISOString();
    const says = { remarks, version: (said?.version ?? 0) + 1, changedAt };
    const shown = showRemarks(questions, says);
    const marks = grade(questions, choices, shown);
    const after = { ...before, ...marks, remarkedAt: shown.length > 0 ? changedAt : undefined };
    const actions = await mark({ lesson, listed, before, after, said, says, tries });
    const stands = shown.length > 0 ? { version: says.version, changedAt } : { version: 0 };
    const happened = { on: 'lesson', onId: lesson.id, by: member.id } as const;
    const places = placesOf('lesson', lesson.id, lesson);
    const isTold = shown.length > 0 && (await wants(userId, 'remark', places, member.id));
    // Who goes on with their remarks rings no second time.
    const isRung = before.remarkedAt === undefined;
    const rung = isRung
      ? { path: addressOf({ on: 'lesson', id: lesson.id }), text: shortened(lesson.title) }
      : undefined;
    return {
      reply: { data: { ...showAttempt(after), remarks: shown, ...stands } },
      actions: [...actions, ...(isTold ? toldOf(userId, 'remark', happened, rung) : [])],
    };
  });
});

type Answered = Awaited<ReturnType<typeof readAnswered>>;

/** The questions and answers of a finished attempt. */
async function readAnswered(userId: string, attempt: AttemptItem) {
  const questions = await questionsOf(attempt);
  return { questions, choices: await choicesOf(userId, attempt, questions) };
}
