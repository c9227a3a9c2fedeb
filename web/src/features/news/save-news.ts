import { forgetChanged } from './api.ts';
import { isSkipped } from './block-values.ts';
import type { Draft } from './draft.ts';
import { isLocked } from './draft-changes.ts';
import { type Saving, stepsOf } from './save-steps.ts';

/**
 * Saves a draft: the rich text, the news, then each block in order from 1; of what is saved already, only what was
 * changed. Every step is noted through `keep` before it is sent and once it is saved, so that a second call continues
 * where the first one stopped.
 * @returns the news' id. Throws the step's error; by then `keep` has the draft as it stands.
 */
export async function saveNews(draft: Draft, saving: Saving): Promise<string> {
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
  forgetChanged(id);
  return id;
}

/** Saves one block of a news that is there already, at once. Throws its error. */
export async function saveBlock(draft: Draft, blockId: string, saving: Saving): Promise<void> {
  await stepsOf(draft, saving).block(blockId);
  forgetChanged(draft.news.id ?? '');
}
