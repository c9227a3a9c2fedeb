import type { Notice } from '#contract/notices/notices.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { mayLearn } from '#kinds/lessons/may-learn.ts';
import { AppError } from '#platform/errors.ts';
import { findItems } from '#platform/table/table.ts';

/**
 * Notices without those on lessons that are not open to their reader any more: of a course that they left, for
 * instance.
 */
export async function withoutClosedLessons<One extends Notice>(
  notices: readonly One[],
  userId: string,
): Promise<One[]> {
  const ids = notices.flatMap(({ on, onId }) => (on === 'lesson' ? onId : []));
  if (ids.length === 0) return [...notices];
  const items = await findItems([...new Set(ids)].map((id) => lesson.key({ id })));
  const open = await Promise.all(
    items.map(async (item) => {
      const isOpen = await mayLearn({ id: userId, isAdmin: false }, item).then(() => true, refused);
      return isOpen ? String(item['id']) : '';
    }),
  );
  return notices.filter(({ on, onId }) => on !== 'lesson' || open.includes(onId));
}

function refused(error: unknown): false {
  if (error instanceof AppError && error.kind !== 'unavailable') return false;
  throw error;
}
