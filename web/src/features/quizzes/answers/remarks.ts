import * as z from 'zod/mini';
import type { Remark, RemarkDraft } from '#contract/remarks.ts';
import type { LearnersTest } from '#contract/user-tests.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { type NewEntry, newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { answersPath } from '../test-path.ts';
import type { Remarked } from './api.ts';
import { messages } from './messages.ts';

const marks = ['right', 'wrong', 'none'] as const;
export type Mark = (typeof marks)[number];

const Said = z.object({ text: z.string(), mark: z.enum(marks) });
export type Said = z.infer<typeof Said>;

/** What a teacher says to an attempt as it is typed; kept on the device until it is saved. */
const RemarksDraft = z.object({
  /** By the questions' ids; of the others it is as it is stored. */
  said: z.record(z.string(), Said),
  /** Of the stored remarks that it began with. */
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

/** What is said to a question: as it is typed, else as it is stored. */
export function saidTo(
  questionId: string,
  stored: readonly Remark[],
  draft?: Pick<RemarksDraft, 'said'>,
): Said {
  const remark = stored.find((one) => one.questionId === questionId);
  return draft?.said[questionId] ?? { text: remark?.text ?? '', mark: markOf(remark?.isRight) };
}

/** What is to be sent of it: what is not stored so. */
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

/** What the outbox sends; what may have arrived already goes again before it. */
export function remarksEntry(
  { id, testId, member }: Pick<LearnersTest, 'id' | 'testId' | 'member'>,
  { remarks, version, earlier }: { remarks: RemarkDraft[]; version: number; earlier: readonly Step[] },
): NewEntry {
  const last = earlier.at(-1);
  const from = last ? { from: last.key, path: 'data.version' } : version;
  return {
    ...{ id: remarksId(id), kind: KIND, title: messages.of(member.name) },
    queueKey: answersPath(testId, id),
    steps: [...earlier, newStep('user-tests.remark', { id, remarks, version: from })],
  };
}

/** What it left. */
export function savedIn({ steps }: Pick<OutboxEntry, 'steps'>): Remarked | undefined {
  const last = steps.at(-1);
  return last?.state === 'done' ? (last.reply as { data: Remarked }).data : undefined;
}
