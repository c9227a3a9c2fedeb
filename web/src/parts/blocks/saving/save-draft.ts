import { isSkipped } from '#web/parts/blocks/draft/block-values.ts';
import type { Draft } from '#web/parts/blocks/draft/draft.ts';
import { isLocked } from '#web/parts/blocks/draft/draft-changes.ts';
import { type Saving, stepsOf } from './save-steps.ts';

/**
 * Saves a draft: the rich text, the piece itself, then each block in order from 1; of what is saved already, only
 * what was changed. Every step is noted through `keep` before it is sent and once it is saved, so that a second call continues
 * where the first one stopped.
 * @returns the piece's id. Throws the step's error; by then `keep` has the draft as it stands.
 */
export async function saveDraft(draft: Draft, saving: Saving): Promise<string> {
  const save = stepsOf(draft, saving);
  save.set({
    ...save.now(),
    isBegun: true,
    blocks: draft.blocks.filter((block) => !isSkipped(block)),
  });
  await save.richtext();
  const id = await save.head();
  if (save.now().blocks.some(({ step }) => isLocked(step))) await save.lookUp(id);
  for (const { id: block } of save.now().blocks.filter(({ isRemoved }) => isRemoved)) await save.block(block);
  for (const { id: block } of save.now().blocks) await save.block(block);
  saving.requests.changed(id);
  return id;
}

/** Saves one block of a piece that is there already, at once. Throws its error. */
export async function saveBlock(draft: Draft, blockId: string, saving: Saving): Promise<void> {
  await stepsOf(draft, saving).block(blockId);
  saving.requests.changed(draft.head.id ?? '');
}
