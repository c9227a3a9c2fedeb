import type { Hidden } from '#contract/fields/hidden.ts';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import { coverLesson } from '#kinds/lessons/removal.ts';
import type { Target } from '#kinds/reports/target.ts';
import { moveWords, removeWords } from '#platform/lists/search.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/**
 * The writes that hide something, or show it again without `hidden`. They make no version: its author may be editing
 * it, and loses nothing.
 */
export async function setHidden(
  { kind, item }: NonNullable<Target['piece']>,
  hidden: Hidden | undefined,
): Promise<Action[]> {
  const { noun } = kind.declared;
  const isHidden = hidden !== undefined;
  const set = { isHidden: isHidden || undefined, hidden };
  const unchanged = kind.unchanged(item, set as object);
  const isOther = isHidden !== (item.isHidden === true);
  const words = [kind.entry({ ...item, isHidden: undefined } as typeof item)];
  const hasFiles = noun === 'course' || noun === 'lesson' || kind.declared.files?.(item).some(Boolean);
  return [
    changeAsRead(kind.key(item), item, set, `${noun}.changed`, { unchanged }),
    ...(isOther ? (isHidden ? removeWords(words) : moveWords(words)) : []),
    ...(isOther && noun === 'lesson' ? await coverLesson(item as unknown as LessonItem, isHidden) : []),
    ...(isOther && isHidden && hasFiles ? [enqueueJob({ kind: 'move-files', on: noun, id: item.id })] : []),
  ];
}
