import type * as z from 'zod/mini';
import { type LearnersTest, userTests } from '#contract/quizzes/user-tests.ts';
import { changeReplies, useApi, useKnown } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

const lists = listCache<LearnersTest, 'data'>('data', [userTests.listLearnersAttempts]);

/** A page of learners' attempts at a lesson's test. */
export const useLearnersAttempts = (lessonId: string, page: number, isReturning: boolean) =>
  usePage(
    { route: userTests.listLearnersAttempts, key: 'data', input: { lessonId } },
    { page, search: '' },
    isReturning,
  );

/** The lesson of a shown page. */
export const useLessonOf = (lessonId: string, pageNumber: number) =>
  useKnown(userTests.listLearnersAttempts, { lessonId, pageNumber })?.lesson;

/** One of them: at once where its list is loaded. */
export function useLearnersAttempt(id: string) {
  const reply = useApi(userTests.getAttempt, { id });
  const known = reply.data ?? lists.find((item) => item.id === id && !item.isCut);
  const member = known?.member;
  return {
    ...reply,
    /** The member's own, which is kept elsewhere. */
    own: reply.data && !reply.data.member ? reply.data : undefined,
    attempt: known && member && ({ choices: [], remarks: [], ...known, member } as LearnersTest),
  };
}

export type Remarked = z.output<typeof userTests.remark.output>['data'];

/** After remarks were saved: wherever the attempt is shown. */
export function showRemarked(said: Remarked): void {
  const { id, ...marked } = said;
  // A field that is missing in the reply is removed.
  const change = { remarkedAt: undefined, changedAt: undefined, ...marked };
  lists.change(id, (item) => ({ ...item, ...change }));
  changeReplies(userTests.getAttempt, (shown) => (shown.id === id ? { ...shown, ...change } : shown));
}
