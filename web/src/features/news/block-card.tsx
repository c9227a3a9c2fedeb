import { ArrowDown, ArrowUp, Check, Image, Trash2, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { type Block, isLocked } from './draft.ts';
import { messages } from './messages.ts';

interface BlockCardProps {
  block: Block;
  /** Such as 'Text 1'. */
  name: string;
  isSaving: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The block's fields. */
  children: ReactNode;
}

/** A block of the news that is being written, with its place in the order. */
export function BlockCard(props: BlockCardProps) {
  const { block, name, isSaving, canMoveUp, canMoveDown, onMove, onRemove, children } = props;
  const { up, down, remove } = messages.editor;
  const { saved, unknown, running } = messages.progress;
  const isSaved = block.step.state === 'saved';
  const Kind = block.kind === 'text' ? Type : Image;
  return (
    <li className="block-card" id={block.id}>
      <div className="block-head">
        <Kind className="icon" aria-hidden="true" />
        <h3>{name}</h3>
        {isLocked(block.step) ? (
          <span className={isSaved ? 'block-state is-saved' : 'block-state'}>
            {isSaved && <Check className="icon" aria-hidden="true" />}
            {isSaved ? saved : isSaving ? running : unknown}
          </span>
        ) : (
          <>
            <IconButton
              label={`${up}: ${name}`}
              data-move={-1}
              icon={<ArrowUp className="icon" aria-hidden="true" />}
              aria-disabled={!canMoveUp}
              onClick={() => canMoveUp && onMove(-1)}
            />
            <IconButton
              label={`${down}: ${name}`}
              data-move={1}
              icon={<ArrowDown className="icon" aria-hidden="true" />}
              aria-disabled={!canMoveDown}
              onClick={() => canMoveDown && onMove(1)}
            />
            <IconButton
              label={`${remove}: ${name}`}
              icon={<Trash2 className="icon" aria-hidden="true" />}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      {children}
    </li>
  );
}
