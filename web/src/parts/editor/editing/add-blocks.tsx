import { ImagePlus, Type, Video } from 'lucide-react';
import { BLOCK_LIMIT } from '#contract/news/blocks.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { NEW_FILE, type useBlocks } from './use-blocks.ts';

interface AddBlocksProps {
  acts: ReturnType<typeof useBlocks>;
  choice: FileChoice;
  /** How many there are. */
  count: number;
}

/** A button for each kind of block. */
export function AddBlocks({ acts, choice, count }: AddBlocksProps) {
  const { add, kinds, pasted } = messages.editor;
  const kind = usePieceKind();
  const isFull = count >= BLOCK_LIMIT;
  const refusal = choice.refusalOf(NEW_FILE);
  return (
    <>
      <div className="blocks-add">
        <Button icon={<Type />} aria-label={add(kinds.text)} disabled={isFull} onClick={acts.addText}>
          {kinds.text}
        </Button>
        <FileButton
          icon={<ImagePlus />}
          aria-label={add(kinds.photo)}
          accept={PICTURE_TYPES}
          multiple
          disabled={isFull}
          busy={choice.busy === NEW_FILE}
          onFiles={(files) => acts.addFiles(files)}
        >
          {kinds.photo}
        </FileButton>
        <Button icon={<Video />} aria-label={add(kinds.video)} disabled={isFull} onClick={acts.addVideo}>
          {kinds.video}
        </Button>
      </div>
      <div role="alert" className="field">
        {refusal && <FieldError id="new-photo-error" text={refusal} />}
      </div>
      {isFull ? (
        <p className="soft">{kind.texts.full}</p>
      ) : (
        <p className="blocks-paste soft text-sm">{pasted}</p>
      )}
    </>
  );
}
