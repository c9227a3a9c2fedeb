import type { Draft, Files } from '#web/parts/blocks/draft/draft.ts';
import { allParts } from '#web/parts/blocks/draft/draft-files.ts';
import { type Elsewhere, isFromElsewhere } from '#web/parts/blocks/elsewhere/elsewhere.ts';
import { lookElsewhere } from '#web/parts/blocks/elsewhere/look-elsewhere.ts';
import { isThere } from '#web/parts/blocks/files/lost-files.ts';
import type { PieceRequests } from '#web/parts/blocks/piece-kind.ts';

/**
 * What follows for a draft that came back because a step of it was refused with this code: nothing, where the refusal
 * has to be mended by the member; a decision; or a draft that meets the piece as it is, and whether that can be sent at
 * once. `kind` is the name of the piece's kind. Throws what asking for the piece throws.
 */
export async function meetRefusal(
  draft: Draft,
  code: string,
  { files, kind, requests }: { files: Files; kind: string; requests: PieceRequests },
): Promise<{ elsewhere: Elsewhere } | { draft: Draft; goesOn: boolean } | undefined> {
  if (!isFromElsewhere(code, kind)) return undefined;
  const seen = await lookElsewhere(draft, requests);
  if (!seen || 'elsewhere' in seen) return seen;
  return { draft: seen.draft, goesOn: allParts(seen.draft).every((part) => isThere(part, files)) };
}
