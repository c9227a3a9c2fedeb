import { newKey } from '#web/lib/api/request.ts';
import { asNewPiece } from '#web/parts/editor/draft/as-new.ts';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import { keepFile } from '#web/parts/sync/queue/kept-files.ts';

/** A draft that is kept beside the one that is written. */
export interface Copy {
  readonly draft: Draft;
  /** Whether it outlives the page. */
  readonly isKept: boolean;
}

/** Keeps it on this device as a draft of its own, which would become a new piece, with these files. */
export async function keepCopy(drafts: Drafts, memberId: string, draft: Draft, files: Files): Promise<Copy> {
  const copy: Draft = {
    ...asNewPiece(draft, draft.place),
    ...{ id: newKey(), isApart: true },
    ...{ copyOf: undefined, out: undefined, sent: undefined, withoutCover: undefined },
  };
  const kept = [drafts.keepDraft(memberId, copy)];
  for (const { name } of allParts(copy)) {
    const file = files[name];
    if (file) kept.push(await keepFile(memberId, drafts.folderOf(copy) + name, file));
  }
  return { draft: copy, isKept: kept.every(Boolean) };
}
