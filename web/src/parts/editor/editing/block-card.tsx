import { ArrowDown, ArrowUp, Check, Image, Trash2, Type, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { isChanged } from '#web/parts/editor/draft/block-values.ts';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { messages } from '#web/parts/editor/messages.ts';

interface BlockCardProps {
  block: Block;
  /** Such as '1 · Text'. */
  name: string;
  isSaving: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  /** Why it was not saved alone. */
  error: string | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The block's fields, and its own actions. */
  children: ReactNode;
}

const icons = { text: Type, photo: Image, video: Video };

/** A block of the piece that is being written, with its position. */
export function BlockCard(props: BlockCardProps) {
  const { block, name, isSaving, canMoveUp, canMoveDown, error, onMove, onRemove, children } = props;
  const { up, down, actionOf, removeOf } = messages.editor;
  const Kind = icons[block.kind];
  const isFixed = isLocked(block.step) || block.isRemoved;
  return (
    <li
      className={block.isRemoved ? 'block-card stack gap-4 is-removed' : 'block-card stack gap-4'}
      id={block.id}
    >
      <div className="block-head cluster gap-1">
        <Kind />
        <h2>{name}</h2>
        <BlockState block={block} isSaving={isSaving} />
        {!isFixed && (
          <div className="block-moves row gap-1">
            <IconButton
              label={actionOf(up, name)}
              data-move={-1}
              icon={<ArrowUp />}
              aria-disabled={!canMoveUp}
              onClick={() => canMoveUp && onMove(-1)}
            />
            <IconButton
              label={actionOf(down, name)}
              data-move={1}
              icon={<ArrowDown />}
              aria-disabled={!canMoveDown}
              onClick={() => canMoveDown && onMove(1)}
            />
            <IconButton label={removeOf(name)} icon={<Trash2 />} onClick={onRemove} />
          </div>
        )}
      </div>
      {children}
      <div role="alert" className="field">
        {error && <FieldError id={`${block.id}-error`} text={error} />}
      </div>
    </li>
  );
}

/** Whether a block is saved, in a word or two; nothing for one that was never sent. */
function BlockState({ block, isSaving }: { block: Block; isSaving: boolean }) {
  const { saved, unknown, running } = messages.progress;
  if (block.isRemoved) return <Badge>{messages.editor.removed}</Badge>;
  if (isLocked(block.step)) return <Badge>{isSaving ? running : unknown}</Badge>;
  if (!block.stored) return null;
  if (isChanged(block)) return <Badge tone="accent">{messages.editor.changed}</Badge>;
  return (
    <Badge tone="success" icon={<Check />}>
      {saved}
    </Badge>
  );
}
