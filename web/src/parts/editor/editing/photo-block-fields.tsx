import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { contentUrl } from '#web/lib/config.ts';
import type { PhotoBlock } from '#web/parts/editor/draft/draft.ts';
import { PictureField } from '#web/parts/editor/files/picture-field.tsx';
import { messages } from '#web/parts/editor/messages.ts';
import type { BlockFieldsProps } from './block-fields.tsx';

/** The description is shown, here and where it is read, only while it is switched on. */
export function PhotoBlockFields(props: BlockFieldsProps<PhotoBlock>) {
  const { block, name, editing, choice, problems, lost, isLocked, onChange } = props;
  const { shown, file } = block;

  const replace = async (picture: File) => {
    const chosen = await choice.picture(block.id, picture);
    if (chosen) onChange((now) => ({ ...now, file: chosen }));
  };

  return (
    <>
      <PictureField
        label={name}
        shape="photo"
        chosen={file}
        file={editing.files[block.id]}
        stored={shown && { src: contentUrl('img', shown.name), size: shown.size }}
        isReady={editing.isReady}
        isBusy={choice.busy === block.id}
        error={choice.refusalOf(block.id) ?? problems?.['picture'] ?? lost[block.id]}
        isLocked={isLocked}
        onChoose={replace}
      />
      <Checkbox
        label={messages.editor.describe}
        checked={block.isDescribed}
        disabled={isLocked}
        onChange={({ target }) => onChange((now) => ({ ...now, isDescribed: target.checked }))}
      />
      {block.isDescribed && (
        <TextArea
          label={messages.editor.photoDescription}
          value={block.description}
          error={problems?.['photoDescription']}
          readOnly={isLocked}
          onChange={({ target }) => onChange((now) => ({ ...now, description: target.value }))}
        />
      )}
    </>
  );
}
