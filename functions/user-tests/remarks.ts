import * as z from 'zod/mini';
import { hasAtMost, isVisible } from '#contract/fields/characters.ts';
import { inGroups } from '#contract/fields/number.ts';
import { LONGEST_REMARKS, type Remark, type RemarkDraft } from '#contract/quizzes/remarks.ts';
import { courseOfLesson, lessonOf } from '#kinds/lessons/lesson-id.ts';
import type { StoredQuestion } from '#kinds/test/editions.ts';
import { invalidField } from '#platform/errors.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';
import { idWithin, noQuestion } from './attempt.ts';

/** A teacher's remarks on an attempt, by the questions' ids within their lesson. */
const RemarksItem = z.object({
  remarks: z.record(z.string(), z.object({ text: z.optional(z.string()), isRight: z.optional(z.boolean()) })),
  ...versioned,
});
export type RemarksItem = z.infer<typeof RemarksItem>;

export const remarksKey = (userId: string, id: string): Key =>
  keys.remarks(courseOfLesson(lessonOf(id)), userId, id);

export const remarksFrom = (item: StoredItem): RemarksItem => RemarksItem.parse(item);

/** Undefined without remarks. */
export async function findRemarks(userId: string, id: string): Promise<RemarksItem | undefined> {
  const item = await findItem(remarksKey(userId, id));
  return item && remarksFrom(item);
}

/** In the order of the questions. */
export const showRemarks = (questions: readonly StoredQuestion[], item: RemarksItem | undefined): Remark[] =>
  questions.flatMap(({ id }) => {
    const remark = item?.remarks[idWithin(id)];
    return remark ? [{ questionId: id, ...remark }] : [];
  });

/** The remarks `before` with the new ones. Throws `user-test.no-question`, `.no-mark`, `.long-remarks`. */
export function withDrafts(
  questions: readonly StoredQuestion[],
  before: RemarksItem | undefined,
  drafts: readonly RemarkDraft[],
): RemarksItem['remarks'] {
  const remarks = { ...before?.remarks };
  for (const { questionId, ...draft } of drafts) {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw noQuestion('remarks');
    if (question.type === 'mcq' && draft.isRight !== undefined) {
      throw refused('no-mark', 'Multiple choice is marked by itself: only written answers can be marked.');
    }
    const within = idWithin(questionId);
    const { text = remarks[within]?.text, isRight = remarks[within]?.isRight } = draft;
    delete remarks[within];
    const said = {
      ...(text && isVisible(text) && { text }),
      ...(typeof isRight === 'boolean' && { isRight }),
    };
    if (Object.keys(said).length > 0) remarks[within] = said;
  }
  const all = Object.values(remarks).map(({ text = '' }) => text);
  if (!hasAtMost(all.join(''), LONGEST_REMARKS)) {
    throw refused(
      'long-remarks',
      `All remarks together have at most ${inGroups(LONGEST_REMARKS)} characters, please.`,
    );
  }
  return remarks;
}

const refused = (state: string, message: string) => invalidField(`user-test.${state}`, 'remarks', message);
