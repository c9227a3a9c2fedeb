import type { Lesson } from '#contract/lessons/lessons.ts';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';

/** Scrolls to a block of the shown lesson, and moves the focus there; nothing for one that was deleted. */
export function showPlace({ rich_text }: Pick<Lesson, 'rich_text'>, id: string): void {
  // Blocks are shown in this order, and carry no ids: few are ever looked for.
  const index = blocksOf(rich_text).findIndex((block) => block.id === id);
  const block =
    index < 0 ? undefined : document.querySelectorAll<HTMLElement>('article .article-block')[index];
  if (!block) return;
  block.classList.add('is-place');
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView();
}
