import type { ChangeEvent } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import type { Block, PhotoBlock, TextBlock } from '#web/parts/editor/draft/draft.ts';
import type { BlockProblems } from '#web/parts/editor/draft/problems.ts';
import { PictureField } from '#web/parts/editor/files/picture-field.tsx';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { VideoBlockFields } from './lazy-parts.ts';
import type { Editing } from './use-editing.ts';

// Loaded beside the piece, not after it: a video would make the page grow in sight.
void VideoBlockFields.fetch();

export interface BlockFieldsProps<Kind extends Block> {
  block: Kind;
  /** The block's name on the screen, such as '2 · Photo'. */
  name: string;
  editing: Editing;
  choice: FileChoice;
  problems: BlockProblems | undefined;
  /** Why files are asked for again, by their names on the device. */
  lost: Readonly<Record<string, string>>;
  isLocked: boolean;
  /**
   * Called with an update function: a file may be ready long after it was chosen, and other fields are typed meanwhile.
   */
  onChange: (change: (block: Kind) => Kind) => void;
}

type AnyFieldsProps = Omit<BlockFieldsProps<Block>, 'onChange'> & {
  onChange: (change: (block: Block) => Block) => void;
};

/** The fields of a block of any kind. */
export function BlockFields({ block, onChange, ...common }: AnyFieldsProps) {
  // A block never changes its kind.
  const change = onChange as (change: (block: never) => Block) => void;
  if (block.kind === 'text') return <TextBlockFields {...common} block={block} onChange={change} />;
  if (block.kind === 'photo') return <PhotoBlockFields {...common} block={block} onChange={change} />;
  return <VideoBlockFields {...common} block={block} onChange={change} />;
}

/** The properties of a text field of a block; `problem`: by the API's name. */
export function textOf<Kind extends Block, Name extends keyof Kind & string>(
  { block, problems, isLocked, onChange }: BlockFieldsProps<Kind>,
  name: Name,
  problem: string,
) {
  return {
    value: block[name] as string,
    error: problems?.[problem],
    readOnly: isLocked,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange((now) => ({ ...now, [name]: target.value })),
  };
}

const TextBlockFields = (props: BlockFieldsProps<TextBlock>) => (
  <>
    <TextField
      label={messages.editor.heading}
      optional
      autoComplete="off"
      {...textOf(props, 'heading', 'textHeading')}
    />
    <TextArea label={messages.editor.description} {...textOf(props, 'description', 'textDescription')} />
  </>
);

/** The description is shown, here and where it is read, only while it is switched on. */
function PhotoBlockFields(props: BlockFieldsProps<PhotoBlock>) {
  const { block, name, editing, choice, problems, lost, isLocked, onChange } = props;
  return (
    <>
      <PictureField
        editing={editing}
        choice={choice}
        isLocked={isLocked}
        label={name}
        shape="photo"
        name={block.id}
        chosen={block.file}
        shown={block.shown}
        folder="img"
        error={problems?.['picture'] ?? lost[block.id]}
        onChosen={(file) => onChange((now) => ({ ...now, file }))}
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
          {...textOf(props, 'description', 'photoDescription')}
        />
      )}
    </>
  );
}
