import { ImagePlus, Type } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BLOCK_LIMIT } from '#contract/richtexts.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-picker.tsx';
import { PICTURE_TYPES } from '#web/lib/picture-types.ts';
import { newKey } from '#web/lib/request.ts';
import { BlockCard } from './block-card.tsx';
import type { BlockProblems } from './check-draft.ts';
import {
  addBlock,
  type Block,
  canMove,
  changeBlock,
  isBlank,
  isLocked,
  moveBlock,
  newPhoto,
  newText,
  removeBlock,
} from './draft.ts';
import { Confirm } from './lazy-dialogs.ts';
import { messages } from './messages.ts';
import { PhotoBlockFields } from './photo-block-fields.tsx';
import { TextBlockFields } from './text-block-fields.tsx';
import { useBlockFocus } from './use-block-focus.ts';
import type { NewsEditing } from './use-news-draft.ts';
import type { PictureChoice } from './use-picture-choice.ts';
import './block-list.css';

/** Where a refused photo is told of that has no block yet. */
const NEW_PHOTO = 'new';

interface BlockListProps {
  editing: NewsEditing;
  choice: PictureChoice;
  isSaving: boolean;
  problems: Record<string, BlockProblems>;
}

/** The blocks in their order: written, moved and removed where they stand. */
export function BlockList({ editing, choice, isSaving, problems }: BlockListProps) {
  const { draft, change } = editing;
  const { blocks } = draft;
  const texts = messages.editor;
  const focusOn = useBlockFocus(blocks);
  const [removing, setRemoving] = useState<Block>();
  const [news, setNews] = useState('');

  const update = (block: Block) => change((now) => changeBlock(now, block));
  const move = (index: number, by: -1 | 1, name: string, id: string) => {
    focusOn(`[id="${id}"] [data-move="${by}"]`);
    setNews(texts.moved(name, index + 1 + by));
    change((now) => moveBlock(now, index, by));
  };
  const remove = ({ id }: Block) => {
    setRemoving(undefined);
    focusOn('#blocks');
    editing.forget(id);
    change((now) => removeBlock(now, id));
  };
  const addText = () => {
    const block = newText();
    focusOn(`[id="${block.id}"] input`);
    change((now) => addBlock(now, block));
  };
  const addPhotos = async (files: File[]) => {
    for (const file of files) {
      const id = newKey();
      const size = await choice.prepare(id, file, NEW_PHOTO);
      if (size) change((now) => addBlock(now, newPhoto(id, size)));
    }
  };

  const isFull = blocks.length >= BLOCK_LIMIT;
  const refusal = choice.refusalOf(NEW_PHOTO);
  return (
    <section className="blocks" aria-labelledby="blocks">
      <h2 id="blocks" tabIndex={-1}>
        {texts.blocks}
      </h2>
      <p className="vh" role="status">
        {news}
      </p>
      {blocks.length === 0 && <p className="soft">{texts.noBlocks}</p>}
      <ol>
        {blocks.map((block, index) => {
          const name = texts.blockName(block.kind === 'text' ? texts.text : texts.photo, index + 1);
          const common = { name, problems: problems[block.id], isLocked: isLocked(block.step) };
          return (
            <BlockCard
              key={block.id}
              block={block}
              name={name}
              isSaving={isSaving}
              canMoveUp={canMove(draft, index, -1)}
              canMoveDown={canMove(draft, index, 1)}
              onMove={(by) => move(index, by, name, block.id)}
              onRemove={() => (isBlank(block) ? remove(block) : setRemoving(block))}
            >
              {block.kind === 'text' ? (
                <TextBlockFields {...common} block={block} onChange={update} />
              ) : (
                <PhotoBlockFields
                  {...common}
                  block={block}
                  editing={editing}
                  choice={choice}
                  onChange={update}
                />
              )}
            </BlockCard>
          );
        })}
      </ol>
      <div className="blocks-add">
        <Button icon={<Type className="icon" aria-hidden="true" />} disabled={isFull} onClick={addText}>
          {texts.addText}
        </Button>
        <FileButton
          icon={<ImagePlus className="icon" aria-hidden="true" />}
          accept={PICTURE_TYPES}
          multiple
          disabled={isFull}
          busy={choice.busy === NEW_PHOTO && texts.preparing}
          onFiles={addPhotos}
        >
          {texts.addPhoto}
        </FileButton>
      </div>
      <div role="alert" className="field">
        {refusal && <FieldError id="new-photo-error" text={refusal} />}
      </div>
      {isFull && <p className="soft">{texts.full}</p>}
      {removing && (
        <Suspense fallback={null}>
          <Confirm
            title={messages.removal.title}
            text={messages.removal.text}
            confirmLabel={texts.remove}
            cancelLabel={texts.cancel}
            onConfirm={() => remove(removing)}
            onCancel={() => setRemoving(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
