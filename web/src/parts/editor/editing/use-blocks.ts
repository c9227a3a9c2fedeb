import { useEffect, useRef, useState } from 'react';
import { BLOCK_LIMIT } from '#contract/news/blocks.ts';
import { newKey } from '#web/lib/api/request.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import {
  addBlock,
  changeBlock,
  moveBlock,
  putBack,
  removeBlock,
} from '#web/parts/editor/draft/draft-changes.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';
import { newPhoto, newText, newVideo } from '#web/parts/editor/draft/new-draft.ts';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import type { Editing } from './use-editing.ts';

/** The name of a refused file without a block. */
export const NEW_FILE = 'new';

/** The first field of a block; a heading may stay empty. */
const beginningOf = ({ id, kind }: Block) => `[id="${id}"] ${kind === 'text' ? 'textarea' : 'input'}`;

/**
 * Whether only the buttons that add blocks have the focus; such a button is disabled while a file is prepared, and may
 * have lost it.
 */
const isFocusFree = () =>
  document.activeElement === document.body || document.activeElement?.closest('.blocks-add') != null;

/** The actions on the blocks of a draft; the focus moves to where one continues. */
export function useBlocks(editing: Editing, choice: FileChoice) {
  const { draft, change, store } = editing;
  const [first] = draft.blocks;
  const isUntouched = !draft.edits && first !== undefined && !hasContent(draft);
  // A piece without a title is asked for it here.
  const beginning = first && draft.title ? beginningOf(first) : '[name="title"]';
  const focusOn = useBlockFocus(draft.blocks, isUntouched ? beginning : undefined);
  /** What readers are told. */
  const [said, say] = useState('');

  /** One after the other, also files that are dropped while others are made ready. */
  const adding = useRef(Promise.resolve());

  const add = (block: Block) => {
    focusOn(beginningOf(block));
    change((now) => addBlock(now, block));
  };
  const blockOf = async (file: File): Promise<Block | undefined> => {
    const id = newKey();
    const isFilm = await choice.isVideo(file);
    const chosen = await (isFilm ? choice.video(id, file, NEW_FILE) : choice.picture(id, file, NEW_FILE));
    return chosen && (isFilm ? newVideo(id, chosen) : newPhoto(id, chosen));
  };
  const addAll = async (files: readonly File[], at?: number): Promise<void> => {
    let next = at;
    choice.forget();
    for (const file of files) {
      if (store.state().draft.blocks.length >= BLOCK_LIMIT) return;
      const block = await blockOf(file);
      if (!block) continue;
      const { kinds, blockName, added } = messages.editor;
      const position = next ?? store.state().draft.blocks.length;
      if (isFocusFree()) focusOn(beginningOf(block));
      change((now) => addBlock(now, block, position));
      say(added(blockName(kinds[block.kind], position + 1)));
      if (next !== undefined) next += 1;
      if (block.kind === 'video' && block.file) choice.improve(store, block.id, file, block.file);
    }
  };
  return {
    said,
    update: (id: string, how: (block: Block) => Block) => change((now) => changeBlock(now, id, how)),
    addText: () => add(newText()),
    addVideo: () => add(newVideo()),
    /** Each picture or video becomes a block, at the index `at` or the end. */
    addFiles(files: readonly File[], at?: number): Promise<void> {
      adding.current = adding.current.then(() => addAll(files, at));
      return adding.current;
    },
    move(index: number, by: -1 | 1, name: string, id: string): void {
      focusOn(`[id="${id}"] [data-move="${by}"]`);
      say(messages.editor.moved(name, index + 1 + by));
      change((now) => moveBlock(now, index, by));
    },
    remove({ id, stored }: Block): void {
      focusOn(stored ? `[id="${id}"] .btn` : '#blocks');
      if (!stored) for (const name of [id, coverOfVideo(id)]) editing.forget(name);
      change((now) => removeBlock(now, id));
    },
    putBack(id: string): void {
      focusOn(`[id="${id}"] [data-move]`);
      change((now) => putBack(now, id));
    },
    focusOn,
  };
}

/**
 * Moves the focus after the list of blocks is rendered: a moved block takes its focused button out of the page for a
 * moment, and a new block's first field gets the focus. `first` has it at the beginning.
 */
function useBlockFocus(blocks: readonly unknown[], first: string | undefined) {
  const wanted = useRef(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is looked for after each change of the blocks
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector) document.querySelector<HTMLElement>(selector)?.focus();
  }, [blocks]);

  return (selector: string) => {
    wanted.current = selector;
  };
}
