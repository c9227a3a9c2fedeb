import { Checkbox } from '#web/components/checkbox.tsx';
import { TextArea } from '#web/components/field.tsx';
import type { BlockProblems } from './check-draft.ts';
import type { PhotoBlock } from './draft.ts';
import { messages } from './messages.ts';
import { PictureField } from './picture-field.tsx';
import type { NewsEditing } from './use-news-draft.ts';
import type { PictureChoice } from './use-picture-choice.ts';

interface PhotoBlockFieldsProps {
  block: PhotoBlock;
  /** The block's name on the screen, such as 'Photo 2'. */
  name: string;
  editing: NewsEditing;
  choice: PictureChoice;
  problems: BlockProblems | undefined;
  isLocked: boolean;
  onChange: (block: PhotoBlock) => void;
}

/** The description is shown, here and in the news, only while it is switched on. */
export function PhotoBlockFields(props: PhotoBlockFieldsProps) {
  const { block, name, editing, choice, problems, isLocked, onChange } = props;

  const replace = async (file: File) => {
    const size = await choice.prepare(block.id, file);
    if (size) onChange({ ...block, size });
  };

  return (
    <>
      <PictureField
        label={name}
        shape="photo"
        size={block.size}
        file={editing.pictures[block.id]}
        isReady={editing.isReady}
        isBusy={choice.busy === block.id}
        error={choice.refusalOf(block.id) ?? problems?.picture}
        isLocked={isLocked}
        onChoose={replace}
      />
      <Checkbox
        label={messages.editor.describe}
        checked={block.isDescribed}
        disabled={isLocked}
        onChange={({ target }) => onChange({ ...block, isDescribed: target.checked })}
      />
      {block.isDescribed && (
        <TextArea
          label={messages.editor.photoDescription}
          value={block.description}
          readOnly={isLocked}
          maxLength={20_000}
          onChange={({ target }) => onChange({ ...block, description: target.value })}
        />
      )}
    </>
  );
}
