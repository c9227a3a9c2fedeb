import { TextArea, TextField } from '#web/components/field.tsx';
import type { BlockProblems } from './check-draft.ts';
import type { TextBlock } from './draft.ts';
import { messages } from './messages.ts';

interface TextBlockFieldsProps {
  block: TextBlock;
  problems: BlockProblems | undefined;
  isLocked: boolean;
  onChange: (block: TextBlock) => void;
}

export function TextBlockFields({ block, problems, isLocked, onChange }: TextBlockFieldsProps) {
  return (
    <>
      <TextField
        label={messages.editor.heading}
        optional
        value={block.heading}
        error={problems?.heading}
        readOnly={isLocked}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...block, heading: target.value })}
      />
      <TextArea
        label={messages.editor.description}
        value={block.description}
        error={problems?.description}
        readOnly={isLocked}
        onChange={({ target }) => onChange({ ...block, description: target.value })}
      />
    </>
  );
}
