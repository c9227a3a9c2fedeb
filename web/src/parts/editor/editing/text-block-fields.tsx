import { TextArea, TextField } from '#web/components/form/field.tsx';
import type { TextBlock } from '#web/parts/editor/draft/draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import type { BlockFieldsProps } from './block-fields.tsx';

export function TextBlockFields({ block, problems, isLocked, onChange }: BlockFieldsProps<TextBlock>) {
  return (
    <>
      <TextField
        label={messages.editor.heading}
        optional
        value={block.heading}
        error={problems?.['textHeading']}
        readOnly={isLocked}
        autoComplete="off"
        onChange={({ target }) => onChange((now) => ({ ...now, heading: target.value }))}
      />
      <TextArea
        label={messages.editor.description}
        value={block.description}
        error={problems?.['textDescription']}
        readOnly={isLocked}
        onChange={({ target }) => onChange((now) => ({ ...now, description: target.value }))}
      />
    </>
  );
}
