import { newKey } from '#web/lib/api/request.ts';
import { isSkipped } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import { nameInAddress } from '#web/parts/editor/keeping/name-in-address.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';
import { put, sendNow, take } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { takenBack } from './meet-step.ts';
import { stepsOf, stepsOfBlock } from './steps-of.ts';

/** What is written, and for where. */
export interface Writing {
  readonly store: DraftStore;
  readonly kind: PieceKind;
  readonly place: string;
}

/** What is on its way back out of the outbox. */
const coming = new WeakMap<DraftStore, Promise<void>>();

const thingOf = ({ out }: Draft): Thing | undefined =>
  out && getOutbox().things?.find(({ id }) => id === out.thing);

/**
 * Hands a draft to the outbox, as a whole or one block of it; what waits there already is sent now. @returns false where
 * there is nothing to send. Throws what fetching a part of the site throws, and an `ApiError` when nobody is signed in.
 */
export async function handOver(writing: Writing, blockId: string | undefined): Promise<boolean> {
  const { store, kind, place } = writing;
  store.takeOver();
  const { out } = store.state().draft;
  const waiting = thingOf(store.state().draft);
  // What was refused goes out as another request.
  if (out && out.block === blockId && waiting && waiting.state !== 'refused') {
    await sendNow(out.thing);
    return true;
  }
  await takeBack(writing);
  const requests = await kind.requests();
  if (blockId === undefined) store.change((now) => begun(now, place));
  const draft = store.state().draft;
  const steps = blockId === undefined ? stepsOf(draft, requests) : stepsOfBlock(draft, blockId, requests);
  if (steps.length === 0) return false;

  const id = newKey();
  const at = new Date().toISOString();
  store.set({ ...draft, out: { thing: id, block: blockId, at }, isApart: true });
  try {
    const { title } = draft;
    const where = { place: kind.placeOf(draft), stands: kind.standsOf(draft) };
    await store.settled();
    await put({ ...{ id, kind: kind.name, title, steps }, ...where });
    nameInAddress(where.place);
  } catch (cause) {
    store.change((now) => ({ ...now, out: undefined }));
    throw cause;
  }
  return true;
}

const begun = (draft: Draft, place: string): Draft => ({
  ...draft,
  place: draft.place ?? place,
  isBegun: true,
  blocks: draft.blocks.filter((block) => !isSkipped(block)),
});

/** Takes a draft back, to be changed: what is known of it stands in it at once, what was under way a moment later. */
export function takeBack({ store, kind }: Pick<Writing, 'store' | 'kind'>): Promise<void> {
  const { draft } = store.state();
  const { out } = draft;
  if (!out) return coming.get(store) ?? Promise.resolve();
  const meet = (thing: Thing | undefined) =>
    store.change((now) => (thing ? takenBack(now, thing, kind) : { ...now, out: undefined }));
  meet(thingOf(draft));
  const back = take(out.thing).then((taken) => {
    if (taken) meet(taken);
  });
  coming.set(store, back);
  return back;
}
