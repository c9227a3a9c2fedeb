import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { against, isConflict } from '#web/parts/editor/elsewhere/against.ts';
import { type Elsewhere, isFromElsewhere } from '#web/parts/editor/elsewhere/elsewhere.ts';
import { findThere } from '#web/parts/editor/elsewhere/find-there.ts';
import { isThere } from '#web/parts/editor/files/lost-files.ts';
import type { PieceRequests } from '#web/parts/editor/piece-kind.ts';

/**
 * What follows for a draft that came back because a step of it was refused with this code: nothing, where the refusal
 * has to be mended by the member; a decision; or the draft against the piece as it is, and whether that can be sent at
 * once. `kind` is the name of the piece's kind. Throws what asking for the piece throws.
 */
export async function meetRefusal(
  draft: Draft,
  code: string,
  { files, kind, requests }: { files: Files; kind: string; requests: PieceRequests },
): Promise<{ elsewhere: Elsewhere } | { draft: Draft; goesOn: boolean } | undefined> {
  if (!isFromElsewhere(code, kind) || draft.head.id === undefined) return undefined;
  const piece = await findThere(draft, requests);
  if (!piece) return { elsewhere: { kind: 'gone' } };
  if (isConflict(draft, piece)) return { elsewhere: { kind: 'changed', piece } };
  const met = against(draft, piece);
  return { draft: met, goesOn: allParts(met).every((part) => isThere(part, files)) };
}
