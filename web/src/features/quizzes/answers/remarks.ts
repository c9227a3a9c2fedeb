import * as z from 'zod/mini';
import type { Remark, RemarkDraft } from '#contract/quizzes/remarks.ts';
import type { LearnersTest } from '#contract/quizzes/user-tests.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { type NewEntry, newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { answersPath } from '../test-path.ts';
import type { Remarked } from './api.ts';
import { messages } from './messages.ts';

const marks = ['right', 'wrong', 'none'] as const;
export type Mark = (typeof marks)[number];

const Said = z.object({ text: z.string(), mark: z.enum(marks) });
export type Said = z.infer<typeof Said>;

/** A teacher's remarks on an attempt while they are typed; kept on the device until they are saved. */
const RemarksDraft = z.object({
  /** By the questions' ids; others are as they are stored. */
  said: z.record(z.string(), Said),
  /** Version of the stored remarks that it began with. */
  version: z.int(),
});
export type RemarksDraft = z.infer<typeof RemarksDraft>;

const KIND = 'remarks';

/** On the device and in the outbox: one for each attempt. */
export const remarksId = (attemptId: string) => `${KIND}/${attemptId}`;
export const attemptIn = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(remarksId('').length);

/** By the attempt's id. */
export const remarksDrafts = deviceDrafts(RemarksDraft, remarksId);

const markOf = (isRight: boolean | undefined): Mark =>
  isRight === undefined ? 'none' : isRight ? 'right' : 'wrong';

/** The remark on a question: as typed, otherwise as stored. */
export function saidTo(
  questionId: string,
  stored: readonly Remark[],
  draft?: Pick<RemarksDraft, 'said'>,
): Said {
  const remark = stored.find((one) => one.questionId === questionId);
  return draft?.said[questionId] ?? { text: remark?.text ?? '', mark: markOf(remark?.isRight) };
}

/** The changed remarks, to be sent. */
export function changesOf(draft: RemarksDraft, stored: readonly Remark[]): RemarkDraft[] {
  return Object.entries(draft.said).flatMap(([questionId, { text, mark }]) => {
    const before = saidTo(questionId, stored);
    const change: RemarkDraft = {
      questionId,
      ...(text.trim() !== before.text.trim() && { text: text.trim() === '' ? null : text }),
      ...(mark !== before.mark && { isRight: mark === 'none' ? null : mark === 'right' }),
    };
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

/** The outbox entry; steps that may have arrived already are sent again before it. */
export function remarksEntry(
  { id, testId, member }: Pick<LearnersTest, 'id' | 'testId' | 'member'>,
  { remarks, version, earlier }: { remarks: RemarkDraft[]; version: number; earlier: readonly Step[] },
): NewEntry {
  const last = earlier.at(-1);
  const from = last ? { from: last.key, path: 'data.version' } : version;
  return {
    id: remarksId(id),
    kind: KIND,
    title: messages.of(member.name),
    queueKey: answersPath(testId, id),
    steps: [...earlier, newStep('user-tests.remark', { id, remarks, version: from })],
  };
}

/** The resulting attempt. */
export function savedIn({ steps }: Pick<OutboxEntry, 'steps'>): Remarked | undefined {
  const last = steps.at(-1);
  return last?.state === 'done' ? (last.reply as { data: Remarked }).data : undefined;
}
