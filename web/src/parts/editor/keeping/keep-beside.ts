import { readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { Draft } from '#web/parts/editor/draft/draft.ts';
import type { Drafts } from './drafts.ts';

/** Keeps a draft on this device; where another one has been written in its place by now, that stays. @returns it as it is kept */
export function keepBeside({ nameOf, keepDraft }: Drafts, memberId: string, draft: Draft): Draft {
  const there = readDeviceDraft(Draft, nameOf(draft), memberId);
  const isTaken = there && there.id !== draft.id && hasContent(there);
  const kept = isTaken ? { ...draft, isApart: true } : draft;
  keepDraft(memberId, kept);
  return kept;
}
