import * as z from 'zod/mini';
import { isVisible } from '#contract/characters.ts';
import type { Choice } from '#contract/user-tests.ts';
import { deviceDraftNames, deviceDrafts } from '#web/lib/device/device-draft.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';

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

/** The key of an attempt's kept answers. */
export const answersId = (testId: string, attemptId: string) => `${testId}/${attemptId}`;
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
  const id = idsKept(memberId, testId).findLast((each) => !finished.includes(each)) ?? '';
  const kept = keptAnswers.read(memberId, answersId(testId, id));
  return kept && { ...kept, id };
}

/** Drops the kept answers of attempts that were finished, on any device. */
export function dropFinished(memberId: string, testId: string, finished: readonly string[]): void {
  for (const id of idsKept(memberId, testId))
    if (finished.includes(id)) keptAnswers.drop(memberId, answersId(testId, id));
}

/** As the API sees it: an invisible answer is none. */
export const isAnswered = (answer: string | undefined): boolean => isVisible(answer ?? '');

export const countAnswers = (answers: Answers): number => Object.values(answers).filter(isAnswered).length;

/** The outbox's kind of a finished attempt. */
export const KIND = 'user-test';

/** One for each attempt. */
export const unsentId = (attemptId: string) => `${KIND}/${attemptId}`;
export const attemptOf = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(unsentId('').length);

/** Its subject: the lesson's test, which has the lesson's id. */
export const subjectOf = (testId: string) => `test/${testId}`;
export const testOf = ({ subject = '' }: Pick<OutboxEntry, 'subject'>) => subject.slice(subjectOf('').length);

/** Its answers. */
export const sentIn = ({ steps }: Pick<OutboxEntry, 'steps'>) =>
  steps[0]?.input['choices'] as Choice[] | undefined;
