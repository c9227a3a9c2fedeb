import * as z from 'zod/mini';
import { isVisible } from '#contract/characters.ts';
import {
  deviceDraftNames,
  dropDeviceDraft,
  hearDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
} from '#web/lib/device/device-draft.ts';

/** What a member has answered of an attempt that is not finished, as their device keeps it. */
export const KeptAnswers = z.object({
  /** By the question's id: the text of the chosen option, or what was written. */
  answers: z.record(z.string(), z.string()),
  /** The question where they were last; absent: the first. */
  at: z.optional(z.string()),
  /** How many questions there are. */
  questions: z.int(),
});
export type KeptAnswers = z.infer<typeof KeptAnswers>;

/** Whose attempt at which test. */
export interface AnswersOf {
  readonly memberId: string;
  readonly testId: string;
  readonly id: string;
}

const nameOf = ({ testId, id }: Omit<AnswersOf, 'memberId'>) => `test/${testId}/${id}`;

export const readAnswers = (of: AnswersOf): KeptAnswers | undefined =>
  readDeviceDraft(KeptAnswers, nameOf(of), of.memberId);

/** @returns false where the browser refuses: then they live as long as the tab or the page. */
export const keepAnswers = (of: AnswersOf, kept: KeptAnswers): boolean =>
  keepDeviceDraft(nameOf(of), of.memberId, kept);

/** Calls `heard` with what another tab keeps. */
export const hearAnswers = (of: AnswersOf, heard: (kept: KeptAnswers | undefined) => void) =>
  hearDeviceDraft(KeptAnswers, nameOf(of), of.memberId, heard);

export const dropAnswers = (of: AnswersOf): void => dropDeviceDraft(nameOf(of), of.memberId);

/** The member's attempts at a test of which answers are kept, in the order of their beginning. */
function idsKept(memberId: string, testId: string): string[] {
  const beginning = nameOf({ testId, id: '' });
  return deviceDraftNames(beginning, memberId)
    .map((name) => name.slice(beginning.length))
    .sort();
}

/** The last of them that is not among the finished ones. */
export function attemptKept(
  memberId: string,
  testId: string,
  finished: readonly string[],
): (KeptAnswers & { readonly id: string }) | undefined {
  const id = idsKept(memberId, testId).findLast((each) => !finished.includes(each));
  const kept = id === undefined ? undefined : readAnswers({ memberId, testId, id });
  return kept && id !== undefined ? { ...kept, id } : undefined;
}

/** Drops what is kept of attempts that are finished, on whichever device. */
export function dropFinished(memberId: string, testId: string, finished: readonly string[]): void {
  for (const id of idsKept(memberId, testId))
    if (finished.includes(id)) dropAnswers({ memberId, testId, id });
}

/** As the API sees it: what shows nothing is no answer. */
export const isAnswered = (answer: string | undefined): boolean => isVisible(answer ?? '');

export const countAnswers = ({ answers }: Pick<KeptAnswers, 'answers'>): number =>
  Object.values(answers).filter(isAnswered).length;
