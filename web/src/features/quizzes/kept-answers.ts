import * as z from 'zod/mini';
import { isVisible } from '#contract/fields/characters.ts';
import type { Choice } from '#contract/quizzes/user-tests.ts';
import { deviceDraftNames, deviceDrafts } from '#web/lib/device/device-draft.ts';
import { FINISHING_TEST, testSubject } from '#web/parts/lessons/learning.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { answersId, apiIdOf, attemptsHere, idInReply } from './attempts-here.ts';

/** A member's answers of an unfinished attempt, as their device keeps them. */
const KeptAnswers = z.object({
  /** By the question's id: the text of the chosen option, or what was written. */
  answers: z.record(z.string(), z.string()),
  /** The question where they were last; absent: the first. */
  at: z.optional(z.string()),
  /** How many questions there are. */
  questions: z.int(),
});
export type KeptAnswers = z.infer<typeof KeptAnswers>;
export type Answers = KeptAnswers['answers'];

const nameOf = (id: string) => `test/${id}`;

export const keptAnswers = deviceDrafts(KeptAnswers, nameOf);

/** The member's attempts at a test with kept answers, in the order of their beginning. */
function idsKept(memberId: string, testId: string): string[] {
  const beginning = nameOf(answersId(testId, ''));
  return deviceDraftNames(beginning, memberId)
    .map((name) => name.slice(beginning.length))
    .sort();
}

/** The last of them that is not finished. */
export function attemptKept(
  memberId: string,
  testId: string,
  finished: readonly string[],
): (KeptAnswers & { readonly id: string }) | undefined {
  const isFinished = (id: string) => finished.includes(apiIdOf(memberId, testId, id));
  const id = idsKept(memberId, testId).findLast((each) => !isFinished(each)) ?? '';
  const kept = keptAnswers.read(memberId, answersId(testId, id));
  return kept && { ...kept, id };
}

/** Drops the kept answers of attempts that were finished, on any device. */
export function dropFinished(memberId: string, testId: string, finished: readonly string[]): void {
  for (const id of idsKept(memberId, testId))
    if (finished.includes(apiIdOf(memberId, testId, id))) dropKept(memberId, testId, id);
}

/** Drops what the device keeps of an attempt. */
export function dropKept(memberId: string, testId: string, id: string): void {
  keptAnswers.drop(memberId, answersId(testId, id));
  attemptsHere.drop(memberId, answersId(testId, id));
}

/** As the API sees it: an invisible answer is none. */
export const isAnswered = (answer: string | undefined): boolean => isVisible(answer ?? '');

export const countAnswers = (answers: Answers): number => Object.values(answers).filter(isAnswered).length;

/** The outbox's entry of a finished attempt: one for each. */
export const unsentId = (attemptId: string) => `${FINISHING_TEST}/${attemptId}`;
export const attemptOf = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(unsentId('').length);

/** The id that the API knows the attempt of an entry by, once it does. */
export const apiIdOfEntry = (entry: Pick<OutboxEntry, 'id' | 'steps'>): string =>
  (entry.steps.length > 1 ? idInReply(entry.steps[0]) : undefined) ?? attemptOf(entry);

/** The lesson's test, which has the lesson's id. */
export const testOf = ({ subject = '' }: Pick<OutboxEntry, 'subject'>) =>
  subject.slice(testSubject('').length);

/** Its answers. */
export const sentIn = ({ steps }: Pick<OutboxEntry, 'steps'>) =>
  steps.at(-1)?.input['choices'] as Choice[] | undefined;
