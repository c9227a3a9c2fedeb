import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { drafts } from './drafts.ts';

/** The lesson that a member is writing: the one of that id, or the one of the course; undefined where nothing is written. */
export function findUnfinished(memberId: string, courseId?: string, draft?: string): Draft | undefined {
  if (draft !== undefined) return drafts.find(memberId, draft);
  if (courseId === undefined) return undefined;
  const kept = drafts.readUnfinished(memberId, courseId);
  if (kept && hasContent(kept)) return kept;
  return drafts.readOut(memberId).findLast(({ edits, place }) => edits === undefined && place === courseId);
}
