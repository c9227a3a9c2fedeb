import { hasLine } from '#web/lib/api/line.ts';
import { newKey } from '#web/lib/api/request.ts';
import { isSkipped } from '#web/parts/editor/draft/block-values.ts';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { isThere } from '#web/parts/editor/draft/problems.ts';
import {
  type Elsewhere,
  findThere,
  isConflict,
  isFromElsewhere,
  mergeRemote,
} from '#web/parts/editor/elsewhere/merge-remote.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import { nameInAddress } from '#web/parts/editor/keeping/name-in-address.ts';
import type { PieceKind, PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { put, sendNow, take } from '#web/parts/sync/queue/outbox.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { takenBack } from './apply-replies.ts';
import { messages } from './messages.ts';
import { stepsOf, stepsOfBlock } from './steps-of.ts';
import type { Failure } from './use-handing-over.ts';

// Saving is fetched when the editor opens, so that the editor itself is there sooner.
export { checkBlock, isBare, lookThrough } from '#web/parts/editor/draft/check-draft.ts';
export { drop, stop } from '#web/parts/sync/queue/outbox.ts';
export { getOutbox, subscribeToOutbox } from '#web/parts/sync/queue/store.ts';
export { applyReplies } from './apply-replies.ts';
export { isConflict, isFromElsewhere };

/** The draft's store, its kind, and its parent. */
interface Writing {
  readonly store: DraftStore;
  readonly kind: PieceKind;
  readonly parentId: string;
}

/** Drafts that are being taken back. */
const coming = new WeakMap<DraftStore, Promise<void>>();

const entryOf = ({ out }: Draft): OutboxEntry | undefined =>
  out && getOutbox().entries?.find(({ id }) => id === out.entry);

/**
 * Hands a draft to the outbox, as a whole or one block of it; an entry that waits already is sent now. @returns false
 * where there is nothing to send. Throws what fetching a part of the site throws, and an `ApiError` when nobody is
 * signed in.
 */
export async function handOver(writing: Writing, blockId: string | undefined): Promise<boolean> {
  const { store, kind, parentId } = writing;
  store.takeOver();
  const { out } = store.state().draft;
  const waiting = entryOf(store.state().draft);
  // A refused entry is replaced by a new request.
  if (out && out.block === blockId && waiting && waiting.state !== 'refused') {
    await sendNow(out.entry);
    return true;
  }
  await takeBack(writing);
  const requests = await kind.requests();
  if (blockId === undefined) store.change((now) => begun(now, parentId));
  const draft = store.state().draft;
  const steps = blockId === undefined ? stepsOf(draft, requests) : stepsOfBlock(draft, blockId, requests);
  if (steps.length === 0) return false;

  const id = newKey();
  const at = new Date().toISOString();
  store.set({ ...draft, out: { entry: id, block: blockId, at }, isDetached: true });
  try {
    const { title } = draft;
    const where = { queueKey: kind.queueKeyOf(draft), subject: kind.subjectOf(draft) };
    await store.settled();
    await put({ id, kind: kind.name, title, steps, ...where });
    nameInAddress(where.queueKey);
  } catch (cause) {
    store.change((now) => ({ ...now, out: undefined }));
    throw cause;
  }
  return true;
}

const begun = (draft: Draft, parentId: string): Draft => ({
  ...draft,
  parentId: draft.parentId ?? parentId,
  isBegun: true,
  blocks: draft.blocks.filter((block) => !isSkipped(block)),
});

/** Takes a draft back, to be changed: known replies are applied at once, those under way a moment later. */
export function takeBack({ store, kind }: Pick<Writing, 'store' | 'kind'>): Promise<void> {
  const { draft } = store.state();
  const { out } = draft;
  if (!out) return coming.get(store) ?? Promise.resolve();
  const restore = (entry: OutboxEntry | undefined) =>
    store.change((now) => (entry ? takenBack(now, entry, kind) : { ...now, out: undefined }));
  restore(entryOf(draft));
  const back = take(out.entry).then((taken) => {
    if (taken) restore(taken);
  });
  coming.set(store, back);
  return back;
}

/**
 * Takes back a draft that was refused with this code, because of another device, and resolves it as `resolveRejection`
 * does. Throws what that throws.
 */
export async function mend(writing: Writing, code: string): ReturnType<typeof resolveRejection> {
  const { store, kind } = writing;
  await takeBack(writing);
  const about = { files: store.state().files, kind: kind.name, requests: await kind.requests() };
  const seen = await resolveRejection(store.state().draft, code, about);
  // The notice shows the other version; the choice begins anew.
  if (seen && 'elsewhere' in seen)
    store.change((now) => ({ ...now, isBegun: now.isBegun && now.edits === undefined }));
  else if (seen) store.set(seen.draft);
  return seen;
}

/**
 * Resolves a draft one of whose steps was refused with this code: to nothing, where the member has to correct it; to a
 * decision; or to the draft merged with the remote piece, and whether that can be sent at once. `kind` is the name of
 * the piece's kind. Throws what asking for the piece throws.
 */
export async function resolveRejection(
  draft: Draft,
  code: string,
  { files, kind, requests }: { files: Files; kind: string; requests: PieceRequests },
): Promise<{ elsewhere: Elsewhere } | { draft: Draft; goesOn: boolean } | undefined> {
  if (!isFromElsewhere(code, kind) || draft.head.id === undefined) return undefined;
  const piece = await findThere(draft, requests);
  if (!piece) return { elsewhere: { kind: 'gone' } };
  if (isConflict(draft, piece)) return { elsewhere: { kind: 'changed', piece } };
  const merged = mergeRemote(draft, piece);
  return { draft: merged, goesOn: allParts(merged).every((part) => isThere(part, files)) };
}

/**
 * Whether it was refused, waits although it was tried, or until it is sent by hand. A try that begins by itself without
 * a connection changes nothing: what is said of it would come and go with each.
 */
export const isHeld = ({ state, problem, isStopped }: OutboxEntry): boolean =>
  state === 'refused' ||
  (state === 'waiting' && (problem !== undefined || isStopped === true)) ||
  (state === 'sending' && problem !== undefined && !hasLine());

/** Why an entry has not arrived yet, where that is known; `device` is what the member holds. */
export function failureOf(
  { state, problem, isStopped }: OutboxEntry,
  blockId: string | undefined,
  device: string,
  isFleeting: boolean,
): Failure | undefined {
  const isOffline = problem?.status === 0 && !hasLine();
  if (isStopped) return { text: messages.stopped, isWaiting: false, isOffline, blockId };
  if (!problem) return undefined;
  const isWaiting = state !== 'refused';
  const text = isWaiting ? whyKept(problem.status, device, isFleeting) : problem.message;
  return { text, isWaiting, isOffline, blockId };
}
