import { richtexts } from '#contract/richtexts.ts';
import { call } from '#web/lib/api/api.ts';
import { changedFields } from '#web/parts/blocks/draft/block-values.ts';
import type { Block } from '#web/parts/blocks/draft/draft.ts';
import { blockOf } from '#web/parts/blocks/draft/draft-of.ts';

/** The files of a request by their form fields: the file itself, or where it lies in storage. */
export type FileFields = Readonly<Record<string, File | `upload:${string}`>>;

/** Adds a block to the piece, or changes it there. @returns it as it is saved. */
export async function sendBlock(
  block: Block,
  files: FileFields,
  place: { richtextId: string; order: number },
  key: string,
): Promise<Block> {
  const input = { ...changedFields(block), ...files };
  const saved = block.stored
    ? await change(
        block,
        { ...input, id: block.stored.id, version: block.stored.version, order: place.order },
        key,
      )
    : await add(block, { ...input, ...place }, key);
  return blockOf(saved, block.id);
}

// What a block's fields are called, its values tell; the API checks them all.
type Input = Record<string, unknown>;
type Place = { richtextId: string; order: number };

async function add({ kind }: Block, input: Input & Place, key: string) {
  if (kind === 'text') {
    const { data } = await call(richtexts.addText, input as Place & { textDescription: string }, { key });
    return { kind, ...data };
  }
  if (kind === 'photo') {
    const { data } = await call(richtexts.addPhoto, input as Place & { img: File }, { key });
    return { kind, ...data };
  }
  return { kind, ...(await call(richtexts.addVideo, input, { key })).data };
}

async function change({ kind }: Block, input: Input & { id: string }, key: string) {
  if (kind === 'text') return { kind, ...(await call(richtexts.updateText, input, { key })) };
  if (kind === 'photo') return { kind, ...(await call(richtexts.updatePhoto, input, { key })) };
  return { kind, ...(await call(richtexts.updateVideo, input, { key })) };
}

const removals = { text: richtexts.deleteText, photo: richtexts.deletePhoto, video: richtexts.deleteVideo };

/** Takes a block out of the piece; one that is gone already is no failure. */
export async function deleteBlock({ kind, stored }: Block): Promise<void> {
  if (!stored) return;
  try {
    await call(removals[kind], { id: stored.id, version: stored.version });
  } catch (error) {
    if ((error as { code?: string }).code !== 'block.missing') throw error;
  }
}
