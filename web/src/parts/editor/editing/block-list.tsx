import { useState } from 'react';
import { isBlank, isChanged } from '#web/parts/editor/draft/block-values.ts';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import { canMove, isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { lostIn, type Problems } from '#web/parts/editor/draft/problems.ts';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { AddBlocks } from './add-blocks.tsx';
import { BlockCard } from './block-card.tsx';
import { BlockFields } from './block-fields.tsx';
import { Anywhere, Confirm, StoredBlockActs } from './lazy-parts.ts';
import { useBlocks } from './use-blocks.ts';
import type { Editing } from './use-editing.ts';
import './block-list.css';

interface BlockListProps {
  editing: Editing;
  choice: FileChoice;
  saving: SavingState;
  problems: Problems;
  /** Shows the problems of a block that was to be saved alone. */
  onProblems: (problems: Problems) => void;
  /** Files that came to the page, for what is below. */
  onMore: (files: File[]) => void;
}

/** The blocks in their order: written, moved and removed where they stand. */
export function BlockList({ editing, choice, saving, problems, onProblems, onMore }: BlockListProps) {
  const { draft, files, isReady } = editing;
  const { blocks } = draft;
  const texts = messages.editor;
  const kind = usePieceKind();
  const { removal } = kind.texts;
  const acts = useBlocks(editing, choice);
  const [removing, setRemoving] = useState<Block>();
  const lost = isReady ? lostIn(draft, files) : {};

  const isAsked = (block: Block) => (block.stored ? removal.stored !== undefined : !isBlank(block));
  const remove = (block: Block) => {
    setRemoving(undefined);
    acts.remove(block);
  };
  const saveAlone = (block: Block) => {
    void saving.check(({ checkBlock }) => {
      const found = checkBlock(block, files, kind.texts);
      const isFine = Object.keys(found).length === 0;
      onProblems(isFine ? {} : { [block.id]: found });
      if (isFine && !saving.isSaving) saving.saveOne(block.id);
      if (isFine) acts.focusOn(block.isRemoved ? '#blocks' : `[id="${block.id}"] [data-move]`);
    });
  };

  return (
    <section id="blocks" className="blocks stack gap-4" aria-label={texts.blocks} tabIndex={-1}>
      <p className="vh" role="status">
        {acts.said}
      </p>
      {blocks.length === 0 && <p className="soft">{texts.noBlocks}</p>}
      <ol className="stack gap-4">
        {blocks.map((block, index) => {
          const name = texts.blockName(texts.kinds[block.kind], index + 1);
          return (
            <BlockCard
              key={block.id}
              block={block}
              name={name}
              isSaving={saving.isSaving}
              canMoveUp={canMove(draft, index, -1)}
              canMoveDown={canMove(draft, index, 1)}
              error={saving.failure?.blockId === block.id ? saving.failure.text : undefined}
              onMove={(by) => acts.move(index, by, name, block.id)}
              onRemove={() => (isAsked(block) ? setRemoving(block) : remove(block))}
            >
              {!block.isRemoved && (
                <BlockFields
                  block={block}
                  name={name}
                  editing={editing}
                  choice={choice}
                  problems={problems[block.id]}
                  lost={lost}
                  isLocked={isLocked(block.step)}
                  onChange={(how) => acts.update(block.id, how)}
                />
              )}
              {block.stored && isChanged(block) && (
                <StoredBlockActs
                  block={block}
                  name={name}
                  isBusy={saving.savingBlock === block.id}
                  onSave={() => saveAlone(block)}
                  onPutBack={() => acts.putBack(block.id)}
                />
              )}
            </BlockCard>
          );
        })}
      </ol>
      <Anywhere id={draft.id} onFiles={acts.addFiles} onMore={onMore} />
      <AddBlocks acts={acts} choice={choice} count={blocks.length} />
      {removing && (
        <Confirm
          title={removal.title}
          text={(removing.stored && removal.stored) ?? removal.text}
          confirmLabel={removal.confirm}
          cancelLabel={texts.cancel}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}
