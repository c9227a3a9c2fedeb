import { newKey } from '#web/lib/api/request.ts';
import { asNewPiece } from '#web/parts/editor/draft/as-new.ts';
import type { Draft, Files, Piece } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import type { PieceKind, PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { type Elsewhere, findThere, isOther, mergeRemote } from './merge-remote.ts';
import { messages } from './messages.ts';
import { fetchShown, type ShownFile, shownFiles, withFiles } from './shown-files.ts';

export type Side = 'mine' | 'theirs';

/** The store that gets the choice. */
export interface ChosenAt {
  readonly store: DraftStore;
  readonly kind: PieceKind;
  readonly memberId: string;
}

export interface Chosen {
  /** The side that was not chosen, as it is kept. */
  readonly copy?: Copy;
  /** A decision that has to be made before. */
  readonly elsewhere?: Elsewhere;
}

/**
 * Continues with the side that the member chose, once the other is kept as a draft of its own. It does nothing when the
 * piece has changed since it was shown: then the member looks at that first. Throws what the request throws.
 */
export async function chooseSide(
  side: Side,
  seen: Piece,
  { store, kind, memberId }: ChosenAt,
): Promise<Chosen> {
  const requests = await kind.requests();
  const { draft: mine, files } = store.state();
  const piece = await findThere(mine, requests);
  if (!piece) return { elsewhere: { kind: 'gone' } };
  if (isOther(draftOf(seen, ''), piece)) return { elsewhere: { kind: 'changed', piece } };

  const theirs = draftOf(piece, mine.parentId ?? piece.parentId);
  if (side === 'theirs') {
    const whole = await bring(mine, requests);
    const copy = await keepCopy(kind.drafts, memberId, whole.draft, { ...whole.files, ...files });
    for (const { name } of allParts(mine)) store.forget(name);
    store.set(theirs);
    return { copy };
  }
  const here = contentsOf(mine, requests);
  const whole = await bring(theirs, requests, { isNeeded: ({ content }) => !here.has(content) });
  const copy = await keepCopy(kind.drafts, memberId, whole.draft, whole.files);
  const there = contentsOf(theirs, requests);
  const own = await bring(mine, requests, { isWanted: ({ content }) => !there.has(content) });
  for (const [name, file] of Object.entries(own.files)) await store.choose(name, file);
  store.set(mergeRemote(own.draft, piece));
  return { copy };
}

const contentsOf = (draft: Draft, { coverFolder }: PieceRequests) =>
  new Set(shownFiles(draft, coverFolder).map(({ content }) => content));

interface Bring {
  readonly isWanted?: (file: ShownFile) => boolean;
  /** Whether it would be lost. */
  readonly isNeeded?: (file: ShownFile) => boolean;
}

/** A draft with the files that its piece shows: the content host deletes them with the piece. */
async function bring(
  draft: Draft,
  { coverFolder }: PieceRequests,
  { isWanted = () => true, isNeeded = () => false }: Bring = {},
): Promise<{ draft: Draft; files: Files }> {
  const files: Record<string, File> = {};
  for (const shown of shownFiles(draft, coverFolder).filter(isWanted)) {
    const file = await fetchShown(shown);
    if (file instanceof File) files[shown.name] = file;
    else if (file === 'large' && isNeeded(shown)) throw new Error(messages.tooLarge);
  }
  return { draft: withFiles(draft, files), files };
}

/** A draft that is kept beside the written one. */
interface Copy {
  readonly draft: Draft;
  /** Whether it outlives the page. */
  readonly isKept: boolean;
}

/** Keeps it on this device as a draft of its own, which would become a new piece, with these files. */
async function keepCopy(drafts: Drafts, memberId: string, draft: Draft, files: Files): Promise<Copy> {
  const copy: Draft = {
    ...asNewPiece(draft, draft.parentId),
    id: newKey(),
    isDetached: true,
    copyOf: undefined,
    out: undefined,
    sent: undefined,
    withoutCover: undefined,
  };
  const kept = [drafts.keepDraft(memberId, copy)];
  for (const { name } of allParts(copy)) {
    const file = files[name];
    if (file) kept.push(await keepFile(memberId, drafts.folderOf(copy) + name, file));
  }
  return { draft: copy, isKept: kept.every(Boolean) };
}
